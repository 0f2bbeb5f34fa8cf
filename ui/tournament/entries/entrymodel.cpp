// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/entrymodel.h"

#include "tournament/score/losses.h"
#include "tournament/score/proposals.h"
#include "ui/tournament/entries/ratingtext.h"
#include "ui/tournament/host/roundmaking.h"
#include "wording/text/foreigntext.h"
#include "wording/text/sentences.h"
#include "wording/tournament/terms.h"

#include <algorithm>

namespace kagetsu::ui {

using tournament::Entry;
using tournament::EntryDetails;

namespace {

constexpr qsizetype MostCellLetters = 200;

QString membersText(const Entry &entry)
{
    QStringList names;
    for (const std::string &member : entry.details.members)
        names += wording::foreignText(member);
    return wording::joinNames(names);
}

// Returns the text that a column shows and edits; nullptr if it is not a text.
std::string *textOf(EntryDetails &details, int column)
{
    switch (column) {
    case EntryModel::Name: return &details.name;
    case EntryModel::Club: return &details.club;
    case EntryModel::Country: return &details.country;
    case EntryModel::Title: return &details.title;
    case EntryModel::FederationId: return &details.federationId;
    default: return nullptr;
    }
}

// True if the cell can be edited in place.
bool isWritten(int column)
{
    return column != EntryModel::Number && column != EntryModel::Sex && column != EntryModel::Members
        && column != EntryModel::State;
}

} // namespace

void EntryModel::setSection(const tournament::Section &section)
{
    beginResetModel();
    m_entries = section.entries;
    std::ranges::sort(m_entries, {}, &Entry::number);
    m_nextRound = nextRoundOf(section);
    m_sittingOut.clear();
    m_fixed.clear();
    m_out = tournament::outOf(section, m_nextRound);
    m_absent = tournament::proposedWithdrawals(section);
    m_forfeits = section.settings.options.forfeitsBeforeWithdrawal;
    for (const Entry &each : m_entries) {
        if (sitsOut(section, each.id))
            m_sittingOut.push_back(each.id);
        if (const tournament::Lock *lock = lockOf(section, each.id))
            m_fixed.emplace(each.id, *lock);
    }
    endResetModel();
}

bool EntryModel::hasStates() const
{
    return std::ranges::any_of(m_entries, [this](const Entry &entry) { return !stateText(entry).isEmpty(); });
}

bool EntryModel::hasTeams() const
{
    return std::ranges::any_of(m_entries, [](const Entry &entry) { return !entry.details.members.empty(); });
}

bool EntryModel::hasAny(Column column) const
{
    return std::ranges::any_of(
        m_entries, [this, column](const Entry &entry) { return !text(entry, column).isEmpty(); });
}

int EntryModel::rowOf(tournament::EntryId entry) const
{
    const auto found = std::ranges::find(m_entries, entry, &Entry::id);
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int EntryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int EntryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString EntryModel::stateText(const Entry &entry) const
{
    if (entry.leftRound)
        //: A player who takes part no more, from round %1 on.
        return tr("Withdrawn from round %1").arg(*entry.leftRound);
    if (const auto fixed = m_fixed.find(entry.id); fixed != m_fixed.end() && (fixed->second.b || fixed->second.bye))
        return fixedText(fixed->second, entry.id);
    if (std::ranges::count(m_sittingOut, entry.id) > 0)
        //: A player who has asked for a bye in the next round.
        return tr("Sits out round %1").arg(m_nextRound);
    if (m_out.contains(entry.id))
        //: A player who has lost so often that it plays no more.
        return tr("Eliminated");
    if (std::ranges::count(m_absent, entry.id) > 0)
        //: A player who has not come to the last %n rounds.
        return tr("%n forfeit(s) in a row: withdraw?", nullptr, m_forfeits);
    //: A player who came late, and takes part from round %1 on.
    return entry.joinedRound > 1 ? tr("From round %1").arg(entry.joinedRound) : QString();
}

QString EntryModel::fixedText(const tournament::Lock &lock, tournament::EntryId entry) const
{
    if (!lock.b)
        //: %1 is a kind of bye, such as "Half-point bye".
        return tr("%1 in round %2").arg(wording::byeName(*lock.bye)).arg(m_nextRound);
    const int other = rowOf(lock.a == entry ? *lock.b : lock.a);
    //: %2 is the opponent that the arbiter has fixed for a player.
    return tr("Round %1: against %2").arg(m_nextRound).arg(text(m_entries[std::size_t(other)], Name));
}

QString EntryModel::text(const Entry &entry, int column) const
{
    switch (column) {
    case Number: return QString::number(entry.number);
    case Rating: return ratingText(entry.details.rating);
    case Birth: return QString::fromStdString(tournament::textOf(entry.details.birth));
    case Sex: return wording::sexName(entry.details.sex);
    case Members: return membersText(entry);
    case State: return stateText(entry);
    default: break;
    }
    EntryDetails details = entry.details;
    return QString::fromStdString(*textOf(details, column));
}

QVariant EntryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole)
        return text(entry(index.row()), index.column());
    const bool isNumber = index.column() == Number || index.column() == Rating;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

bool EntryModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const Entry &old = entry(index.row());
    EntryDetails details = old.details;
    const QString written = value.toString().trimmed().left(MostCellLetters);
    if (std::string *text = textOf(details, index.column()); text && !(index.column() == Name && written.isEmpty()))
        *text = written.toStdString();
    // An invalid rating or date leaves the previous one unchanged.
    using Why = tournament::EntryRowFault::Why;
    if (index.column() == Rating && !written.isEmpty() && !ratingOf(written))
        emit misread({ Why::RatingUnread, index.row() + 1, written.toStdString() });
    else if (index.column() == Rating)
        details.rating = ratingOf(written);
    const auto birth = tournament::birthDateFrom(written.toStdString());
    if (index.column() == Birth && !written.isEmpty() && !birth)
        emit misread({ Why::BirthUnread, index.row() + 1, written.toStdString() });
    else if (index.column() == Birth)
        details.birth = birth.value_or(tournament::BirthDate());
    if (details != old.details)
        emit edited(old.id, details);
    return true;
}

QVariant EntryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::AlignVCenter | (section == Number || section == Rating ? Qt::AlignRight : Qt::AlignLeft));
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    //: Column: pairing numbers of players.
    case Number: return tr("No.");
    case Name: return tr("Name");
    case Club: return tr("Club");
    case Rating: return tr("Rating");
    case Country: return wording::csvHeadName(tournament::CsvHead::Country);
    case Title: return wording::csvHeadName(tournament::CsvHead::Title);
    case Birth: return wording::csvHeadName(tournament::CsvHead::Birth);
    case Sex: return wording::csvHeadName(tournament::CsvHead::Sex);
    case FederationId: return wording::csvHeadName(tournament::CsvHead::FederationId);
    //: Column: who plays for a team.
    case Members: return tr("Members");
    //: Column: whether a player takes part.
    default: return tr("Takes part");
    }
}

Qt::ItemFlags EntryModel::flags(const QModelIndex &index) const
{
    return isWritten(index.column()) ? QAbstractTableModel::flags(index) | Qt::ItemIsEditable
                                     : QAbstractTableModel::flags(index);
}

} // namespace kagetsu::ui
