// SPDX-License-Identifier: MIT
#include "tournament/csv/entrylist.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

namespace kagetsu::tournament {

namespace {

enum class Column : std::uint8_t { Ignored, Number, Name, Rating, Rank, Club, Country, Members };

struct Head
{
    std::string_view word;
    Column column;
};

// What lists call their columns; small letters.
constexpr Head Heads[] {
    { "number", Column::Number },
    { "no", Column::Number },
    { "no.", Column::Number },
    { "#", Column::Number },
    { "编号", Column::Number },
    { "序号", Column::Number },
    { "編號", Column::Number },
    { "番号", Column::Number },
    { "번호", Column::Number },
    { "№", Column::Number },
    { "номер", Column::Number },
    { "name", Column::Name },
    { "player", Column::Name },
    { "team", Column::Name },
    { "姓名", Column::Name },
    { "名字", Column::Name },
    { "选手", Column::Name },
    { "棋手", Column::Name },
    { "队名", Column::Name },
    { "選手", Column::Name },
    { "氏名", Column::Name },
    { "名前", Column::Name },
    { "이름", Column::Name },
    { "имя", Column::Name },
    { "фамилия", Column::Name },
    { "игрок", Column::Name },
    { "Имя", Column::Name },
    { "Фамилия", Column::Name },
    { "Игрок", Column::Name },
    { "rating", Column::Rating },
    { "elo", Column::Rating },
    { "等级分", Column::Rating },
    { "等級分", Column::Rating },
    { "レーティング", Column::Rating },
    { "레이팅", Column::Rating },
    { "рейтинг", Column::Rating },
    { "Рейтинг", Column::Rating },
    { "rank", Column::Rank },
    { "grade", Column::Rank },
    { "title", Column::Rank },
    { "段位", Column::Rank },
    { "称号", Column::Rank },
    { "단", Column::Rank },
    { "разряд", Column::Rank },
    { "Разряд", Column::Rank },
    { "club", Column::Club },
    { "school", Column::Club },
    { "俱乐部", Column::Club },
    { "单位", Column::Club },
    { "学校", Column::Club },
    { "俱樂部", Column::Club },
    { "單位", Column::Club },
    { "所属", Column::Club },
    { "소속", Column::Club },
    { "клуб", Column::Club },
    { "Клуб", Column::Club },
    { "country", Column::Country },
    { "nation", Column::Country },
    { "federation", Column::Country },
    { "国家", Column::Country },
    { "國家", Column::Country },
    { "国", Column::Country },
    { "국가", Column::Country },
    { "страна", Column::Country },
    { "Страна", Column::Country },
    { "members", Column::Members },
    { "队员", Column::Members },
    { "隊員", Column::Members },
    { "メンバー", Column::Members },
    { "팀원", Column::Members },
    { "состав", Column::Members },
    { "Состав", Column::Members },
};

Column columnOf(std::string head)
{
    std::transform(head.begin(), head.end(), head.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; });
    const auto found =
        std::find_if(std::begin(Heads), std::end(Heads), [&](const Head &each) { return head == each.word; });
    return found == std::end(Heads) ? Column::Ignored : found->column;
}

std::optional<int> numberOf(const std::string &cell)
{
    int number = 0;
    const char *end = cell.data() + cell.size();
    const auto [stop, error] = std::from_chars(cell.data(), end, number);
    if (error != std::errc() || stop != end || number < 0)
        return std::nullopt;
    return number;
}

bool isCountry(const std::string &cell)
{
    return cell.size() == 3
        && std::all_of(cell.begin(), cell.end(), [](char letter) { return letter >= 'A' && letter <= 'Z'; });
}

using Columns = std::vector<Column>;

// Nothing when no cell of the row says which column has the names.
std::optional<Columns> columnsOfHead(const CsvRow &row)
{
    Columns columns;
    for (const std::string &cell : row)
        columns.push_back(columnOf(cell));
    if (std::find(columns.begin(), columns.end(), Column::Name) == columns.end())
        return std::nullopt;
    return columns;
}

// Whether this holds for the cell of every row at this place that has any text, and one has.
template <class Test>
bool isEvery(const CsvTable &table, std::size_t place, Test test)
{
    bool isAny = false;
    for (const CsvRow &row : table) {
        if (place >= row.size() || row[place].empty())
            continue;
        if (!test(row[place]))
            return false;
        isAny = true;
    }
    return isAny;
}

Column guess(const CsvTable &table, std::size_t place, const Columns &before)
{
    const auto isFree = [&before](
                            Column column) { return std::find(before.begin(), before.end(), column) == before.end(); };
    if (isEvery(table, place, [](const std::string &cell) { return numberOf(cell).has_value(); })) {
        constexpr int LeastRating = 100;
        const bool isRating =
            isEvery(table, place, [](const std::string &cell) { return numberOf(cell).value_or(0) >= LeastRating; });
        return isRating && isFree(Column::Rating) ? Column::Rating : Column::Number;
    }
    if (isFree(Column::Name))
        return Column::Name;
    if (isEvery(table, place, isCountry))
        return Column::Country;
    return isFree(Column::Club) ? Column::Club : Column::Ignored;
}

Columns guessedColumns(const CsvTable &table)
{
    std::size_t width = 0;
    for (const CsvRow &row : table)
        width = std::max(width, row.size());
    Columns columns;
    for (std::size_t place = 0; place < width; ++place)
        columns.push_back(guess(table, place, columns));
    return columns;
}

// "Ann, Ben / Cid" as names.
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

// One row, put into its columns.
class RowTaker
{
public:
    explicit RowTaker(Columns columns)
        : m_columns(std::move(columns))
    {
    }

    void take(const CsvRow &row, int number)
    {
        EntryDetails details;
        for (std::size_t i = 0; i < row.size() && i < m_columns.size(); ++i)
            put(details, m_columns[i], row[i], number);
        if (details.name.empty())
            return fail(EntryRowFault::Why::NoName, number);
        if (!m_names.insert(details.name).second)
            fail(EntryRowFault::Why::NameTwice, number);
        m_list.entries.push_back(std::move(details));
    }
    void fail(EntryRowFault::Why why, int number) { m_list.faults.push_back({ why, number }); }
    bool isFull() const { return m_list.entries.size() >= MostEntriesRead; }
    EntryList list() { return std::move(m_list); }

private:
    void put(EntryDetails &details, Column column, const std::string &cell, int number)
    {
        if (column == Column::Rating && !cell.empty()) {
            details.rating = numberOf(cell);
            if (!details.rating)
                fail(EntryRowFault::Why::RatingUnread, number);
        } else if (column == Column::Members && !cell.empty()) {
            details.kind = EntryDetails::Kind::Team;
            details.members = membersOf(cell);
        } else if (std::string *text = textOf(details, column)) {
            // Family and given name can have a column each.
            *text += (text->empty() || cell.empty() ? "" : " ") + cell;
        }
    }
    static std::string *textOf(EntryDetails &details, Column column)
    {
        switch (column) {
        case Column::Name: return &details.name;
        case Column::Rank: return &details.rank;
        case Column::Club: return &details.club;
        case Column::Country: return &details.country;
        default: return nullptr;
        }
    }

    Columns m_columns;
    EntryList m_list;
    std::set<std::string> m_names;
};

} // namespace

EntryList readEntries(std::string_view text)
{
    const CsvTable table = readCsv(text);
    if (table.empty())
        return {};
    const std::optional<Columns> head = columnsOfHead(table.front());
    RowTaker taker(head ? *head : guessedColumns(table));
    for (std::size_t row = head ? 1 : 0; row < table.size(); ++row) {
        if (taker.isFull()) {
            taker.fail(EntryRowFault::Why::TooMany, static_cast<int>(row) + 1);
            break;
        }
        taker.take(table[row], static_cast<int>(row) + 1);
    }
    return taker.list();
}

} // namespace kagetsu::tournament
