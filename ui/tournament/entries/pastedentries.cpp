// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/pastedentries.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace kagetsu::ui {

namespace {

using tournament::EntryDetails;

enum Column { NoColumn, NameColumn, ClubColumn, CountryColumn, RatingColumn, RankColumn };

struct Title
{
    Column column;
    const char *words; // of the languages of the program, one blank between them
};

constexpr std::array<Title, 5> Titles { {
    { NameColumn, "name player 姓名 选手 棋手 選手 氏名 名前 имя фио игрок участник 이름 성명 선수" },
    { ClubColumn, "club team 俱乐部 单位 俱樂部 單位 クラブ 所属 клуб 클럽 소속" },
    { CountryColumn, "country federation 国家 地区 國家 地區 国 страна 국가" },
    { RatingColumn, "rating elo 等级分 等級分 レーティング рейтинг 레이팅" },
    { RankColumn, "rank grade dan 段位 级别 級別 разряд 단급 급수" },
} };

// One line taken apart; quotes keep separators, and a doubled quote is one.
QStringList cellsOf(const QString &line, QChar separator)
{
    QStringList cells;
    QString cell;
    bool isQuoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar letter = line[i];
        if (letter == QLatin1Char('"') && (isQuoted || cell.trimmed().isEmpty())) {
            const bool isDoubled = isQuoted && i + 1 < line.size() && line[i + 1] == letter;
            if (isDoubled)
                cell += line[i++];
            else
                isQuoted = !isQuoted;
        } else if (letter == separator && !isQuoted) {
            cells += cell.trimmed().left(MostNameLetters);
            cell.clear();
        } else {
            cell += letter;
        }
    }
    return cells << cell.trimmed().left(MostNameLetters);
}

QChar separatorOf(const QString &text, Commas commas)
{
    if (text.contains(QLatin1Char('\t')))
        return QLatin1Char('\t');
    if (text.contains(QLatin1Char(';')) || commas == Commas::AreText)
        return QLatin1Char(';');
    return QLatin1Char(',');
}

Column columnCalled(const QString &cell)
{
    for (const Title &title : Titles) {
        if (QString::fromUtf8(title.words).split(QLatin1Char(' ')).contains(cell.toLower()))
            return title.column;
    }
    return NoColumn;
}

// What the first line calls the columns, where it does: a name there must be.
std::vector<Column> columnsOf(const QStringList &cells)
{
    std::vector<Column> columns;
    bool hasName = false;
    for (const QString &cell : cells) {
        columns.push_back(columnCalled(cell));
        hasName = hasName || columns.back() == NameColumn;
    }
    return hasName ? columns : std::vector<Column>();
}

void put(EntryDetails &details, Column column, const QString &cell)
{
    const std::string text = cell.toStdString();
    switch (column) {
    case NameColumn: details.name = text; break;
    case ClubColumn: details.club = text; break;
    case CountryColumn: details.country = text; break;
    case RatingColumn: details.rating = ratingIn(cell); break;
    case RankColumn: details.rank = text; break;
    case NoColumn: break;
    }
}

bool isCounter(const QString &cell)
{
    return ratingIn(cell.endsWith(QLatin1Char('.')) ? cell.chopped(1) : cell).has_value();
}

// "12. Ito" counts its line, too.
QString withoutCounter(const QString &cell)
{
    const qsizetype dot = cell.indexOf(QLatin1String(". "));
    return dot > 0 && isCounter(cell.left(dot)) ? cell.mid(dot + 2).trimmed() : cell;
}

bool isName(const QString &text)
{
    return std::ranges::any_of(text, [](QChar letter) { return letter.isLetter(); });
}

EntryDetails guessed(const QStringList &cells)
{
    EntryDetails details;
    for (const QString &cell : cells) {
        if (cell.isEmpty() || (details.name.empty() && isCounter(cell)))
            continue;
        if (details.name.empty())
            put(details, NameColumn, withoutCounter(cell));
        else if (ratingIn(cell))
            put(details, RatingColumn, cell);
        else if (details.club.empty())
            put(details, ClubColumn, cell);
    }
    return details;
}

EntryDetails called(const QStringList &cells, const std::vector<Column> &columns)
{
    EntryDetails details;
    for (qsizetype i = 0; i < cells.size() && i < qsizetype(columns.size()); ++i)
        put(details, columns[std::size_t(i)], cells[i]);
    return details;
}

} // namespace

std::optional<int> ratingIn(const QString &cell)
{
    constexpr int MostRating = 100'000;
    bool isNumber = false;
    const int number = cell.toInt(&isNumber);
    return isNumber && number >= 0 && number <= MostRating ? std::optional(number) : std::nullopt;
}

std::vector<EntryDetails> entriesIn(const QString &text, Commas commas)
{
    QString plain = text;
    plain.remove(QChar(QChar::ByteOrderMark)).replace(QLatin1String("\r\n"), QLatin1String("\n"));
    plain.replace(QLatin1Char('\r'), QLatin1Char('\n'));
    const QStringList lines = plain.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(0, MostPastedLines);
    const QChar separator = separatorOf(plain, commas);
    std::vector<EntryDetails> entries;
    std::vector<Column> columns;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringList cells = cellsOf(lines[i], separator);
        if (i == 0 && !(columns = columnsOf(cells)).empty())
            continue;
        EntryDetails details = columns.empty() ? guessed(cells) : called(cells, columns);
        if (isName(QString::fromStdString(details.name)))
            entries.push_back(std::move(details));
    }
    return entries;
}

} // namespace kagetsu::ui
