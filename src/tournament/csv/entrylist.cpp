// SPDX-License-Identifier: MIT
#include "tournament/csv/entrylist.h"

#include "tournament/csv/entryfields.h"

#include <algorithm>
#include <set>
#include <utility>

namespace kagetsu::tournament {

namespace {

using Column = EntryColumn;

constexpr std::pair<CsvHead, EntryRowFault::Why> Unread[] { { CsvHead::Rating, EntryRowFault::Why::RatingUnread },
    { CsvHead::Birth, EntryRowFault::Why::BirthUnread }, { CsvHead::Sex, EntryRowFault::Why::SexUnread },
    { CsvHead::RatedGames, EntryRowFault::Why::GamesUnread },
    { CsvHead::RatingFactor, EntryRowFault::Why::FactorUnread } };

// Splits "Ann, Ben / Cid" into names.
std::vector<std::string> membersOf(const std::string &cell)
{
    std::vector<std::string> members;
    std::string name;
    for (const char character : cell + '/') {
        const bool ends = character == '/' || character == ',' || character == ';';
        if (!ends && (character != ' ' || !name.empty()))
            name += character;
        if (!ends || name.empty())
            continue;
        name.erase(name.find_last_not_of(' ') + 1);
        members.push_back(std::exchange(name, {}));
    }
    return members;
}

// Reads rows, assigning each cell to its column.
class RowTaker
{
public:
    explicit RowTaker(std::vector<Column> columns)
        : m_columns(std::move(columns))
    {
    }

    void take(const CsvRow &row, int number)
    {
        EntryDetails details;
        Names names;
        std::string unread;
        for (std::size_t i = 0; i < row.size() && i < m_columns.size(); ++i) {
            const bool isOfName = m_columns[i] == Column::Name || m_columns[i] == Column::FamilyName
                || m_columns[i] == Column::GivenName || m_columns[i] == Column::Patronymic;
            if (row[i].empty() || (!isOfName && isFiller(row[i])))
                continue;
            if (m_columns[i] == Column::Rating) {
                if (!putRating(details, row[i]))
                    unread = row[i];
            } else if (m_columns[i] == Column::Birth)
                putBirth(details, row[i], number);
            else if (m_columns[i] == Column::Sex)
                putSex(details, row[i], number);
            else if (m_columns[i] == Column::RatedGames)
                putNumber(details, CsvHead::RatedGames, row[i], number);
            else if (m_columns[i] == Column::RatingFactor)
                putNumber(details, CsvHead::RatingFactor, row[i], number);
            else
                put(details, names, m_columns[i], row[i]);
        }
        if (!unread.empty() && !details.rating)
            fail(EntryRowFault::Why::RatingUnread, number, unread);
        details.name = names.whole();
        if (details.name.empty())
            return fail(EntryRowFault::Why::NoName, number);
        if (!m_names.insert(details.name).second)
            fail(EntryRowFault::Why::NameTwice, number);
        m_list.entries.push_back(std::move(details));
        m_list.rows.push_back(number);
    }
    void fail(EntryRowFault::Why why, int number, const std::string &cell = {})
    {
        m_list.faults.push_back({ why, number, cell });
    }
    bool isFull() const { return m_list.entries.size() >= MostEntriesRead; }
    EntryList list() { return std::move(m_list); }

private:
    struct Names
    {
        std::string full, family, given, patronymic;

        // Returns the family name first, as is usual in Kagetsu.
        std::string whole() const
        {
            if (!full.empty())
                return full;
            std::string whole;
            for (const std::string &part : { family, given, patronymic })
                whole += (whole.empty() || part.empty() ? "" : " ") + part;
            return whole;
        }
    };

    // Takes the first of several columns with a value: some programs write 0 if a player has no rating. Returns false
    // if the cell is not a number.
    static bool putRating(EntryDetails &details, const std::string &cell)
    {
        const std::optional<int> rating = figureIn(cell);
        if (rating.value_or(0) > 0 && !details.rating)
            details.rating = rating;
        return rating.has_value();
    }
    void putBirth(EntryDetails &details, const std::string &cell, int number)
    {
        if (const std::optional<BirthDate> birth = birthDateFrom(cell))
            details.birth = *birth;
        else if (figureIn(cell) != 0) // programs write 0 for an unknown date
            fail(EntryRowFault::Why::BirthUnread, number, cell);
    }
    void putSex(EntryDetails &details, const std::string &cell, int number)
    {
        if (const std::optional<Sex> sex = sexIn(cell))
            details.sex = *sex;
        else
            fail(EntryRowFault::Why::SexUnread, number, cell);
    }
    void putNumber(EntryDetails &details, CsvHead field, const std::string &cell, int number)
    {
        const bool isUnknown = field == CsvHead::RatingFactor && figureIn(cell) == 0; // some lists write 0 then
        if (!isUnknown && !setField(details, field, cell))
            fail(*faultOf(field), number, cell);
    }
    static void put(EntryDetails &details, Names &names, Column column, const std::string &cell)
    {
        switch (column) {
        case Column::Name: names.full = cell; break;
        case Column::FamilyName: names.family = cell; break;
        case Column::GivenName: names.given += (names.given.empty() ? "" : " ") + cell; break;
        case Column::Patronymic: names.patronymic = cell; break;
        case Column::Rank: details.rank = cell; break;
        case Column::Club: details.club = cell; break;
        case Column::Country: details.country = cell; break;
        case Column::Title: details.title = cell; break;
        case Column::FederationId:
            // Takes the first of several columns; 0 means none.
            if (details.federationId.empty() && figureIn(cell) != 0)
                details.federationId = cell;
            break;
        case Column::Members:
            details.kind = EntryDetails::Kind::Team;
            details.members = membersOf(cell);
            break;
        default: break;
        }
    }

    std::vector<Column> m_columns;
    EntryList m_list;
    std::set<std::string> m_names;
};

// Returns the ignored columns that contain something, by their headings or, without one, by their numbers.
std::vector<std::string> leftOutOf(const CsvTable &table, const EntryColumns &found)
{
    std::set<std::size_t> places;
    for (std::size_t row = found.first; row < table.size(); ++row) {
        for (std::size_t place = 0; place < table[row].size(); ++place) {
            const bool isTaken = place < found.columns.size() && found.columns[place] != Column::Ignored;
            if (!isTaken && !table[row][place].empty())
                places.insert(place);
        }
    }
    const CsvRow head = found.first > 0 && found.first <= table.size() ? table[found.first - 1] : CsvRow();
    std::vector<std::string> heads;
    for (const std::size_t place : places)
        heads.push_back(place < head.size() && !head[place].empty() ? head[place] : std::to_string(place + 1));
    return heads;
}

bool isIn(const std::vector<Column> &columns, Column column)
{
    return std::find(columns.begin(), columns.end(), column) != columns.end();
}

// Gives a meaning to figures that the columns of a list leave out. A person types few things about a player, so figures
// are meant for the rating or, if there is one or they are a date, for the birth.
void takeFigures(std::vector<Column> &columns, const CsvRow &row)
{
    for (std::size_t place = 0; place < std::min(columns.size(), row.size()); ++place) {
        const bool isOpen = columns[place] == Column::Ignored || columns[place] == Column::Number;
        if (!isOpen || row[place].find_first_of("0123456789") == std::string::npos)
            continue;
        const bool isDate = birthDateFrom(row[place]).value_or(BirthDate()).day != 0;
        const Column meant = isDate || isIn(columns, Column::Rating) ? Column::Birth : Column::Rating;
        if (!isIn(columns, meant))
            columns[place] = meant;
    }
}

} // namespace

std::optional<CsvHead> unreadField(EntryRowFault::Why why)
{
    const auto found = std::ranges::find(Unread, why, &std::pair<CsvHead, EntryRowFault::Why>::second);
    return found == std::end(Unread) ? std::nullopt : std::optional(found->first);
}

std::optional<EntryRowFault::Why> faultOf(CsvHead field)
{
    const auto found = std::ranges::find(Unread, field, &std::pair<CsvHead, EntryRowFault::Why>::first);
    return found == std::end(Unread) ? std::nullopt : std::optional(found->second);
}

EntryList entriesOf(const ListTable &table, const EntryColumns &columns)
{
    RowTaker taker(columns.columns);
    if (columns.heads == EntryColumns::Heads::Guessed && columns.first > 0)
        taker.fail(EntryRowFault::Why::HeadsGuessed, static_cast<int>(columns.first));
    for (std::size_t row = columns.first; row < table.rows.size(); ++row) {
        if (taker.isFull()) {
            taker.fail(EntryRowFault::Why::TooMany, static_cast<int>(row) + 1);
            break;
        }
        taker.take(table.rows[row], static_cast<int>(row) + 1);
    }
    // Nothing is known about rows of the file beyond the last one read.
    if (table.isCut && !taker.isFull())
        taker.fail(EntryRowFault::Why::TooMany, static_cast<int>(table.rows.size()) + 1);
    EntryList list = taker.list();
    list.leftOut = leftOutOf(table.rows, columns);
    list.notAList = table.notAList;
    list.guessed = table.guessed;
    return list;
}

EntryList readEntries(std::string_view text)
{
    const ListTable table = tableOfText(text);
    return entriesOf(table, columnsOf(table.rows));
}

EntryList readTypedEntry(std::string_view typed)
{
    constexpr std::string_view Blanks = " \t\r\n";
    const std::size_t begin = typed.find_first_not_of(Blanks);
    if (begin == std::string_view::npos)
        return {};
    typed = typed.substr(begin, typed.find_last_not_of(Blanks) + 1 - begin);
    if (typed.find(';') != std::string_view::npos) {
        const ListTable table = tableOfText(typed);
        EntryColumns columns = columnsOf(table.rows);
        if (columns.heads != EntryColumns::Heads::None || table.rows.size() != 1)
            return entriesOf(table, columns);
        const CsvRow &row = table.rows.front();
        takeFigures(columns.columns, row);
        EntryList list = entriesOf(table, columns);
        list.leftOut.clear(); // here what was typed says more than the number of a column
        for (std::size_t place = 0; place < row.size(); ++place) {
            const bool isOut = columns.columns[place] == Column::Ignored || columns.columns[place] == Column::Number;
            if (isOut && !row[place].empty())
                list.leftOut.push_back(row[place]);
        }
        return list;
    }
    EntryList list;
    list.entries.emplace_back().name = std::string(typed);
    return list;
}

} // namespace kagetsu::tournament
