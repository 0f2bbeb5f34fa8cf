// SPDX-License-Identifier: MIT
#include "tournament/csv/csvtext.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace kagetsu::tournament {

namespace {

constexpr std::string_view Mark = "\xEF\xBB\xBF";
constexpr std::string_view Blanks = " \t\v\f\r\n";

// True for digits with an optional minus sign and at most one decimal point between them.
bool isNumber(std::string_view cell)
{
    if (cell.starts_with('-'))
        cell.remove_prefix(1);
    const std::size_t point = std::min(cell.find('.'), cell.size());
    const auto areDigits = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return areDigits(cell.substr(0, point)) && (point == cell.size() || areDigits(cell.substr(point + 1)));
}

// True if a spreadsheet would take the cell for a formula, also after a character that it drops.
bool isFormula(std::string_view cell)
{
    constexpr std::string_view Begins("=+-@\t\r\n");
    return !cell.empty() && Begins.find(cell.front()) != std::string_view::npos && !isNumber(cell);
}

// Quotes a cell that contains any possible separator, even if this file uses another one.
void appendCell(std::string &text, const std::string &cell)
{
    const std::string guarded = isFormula(cell) ? ' ' + cell : cell;
    const bool needsQuotes = guarded.find_first_of("\"\r\n\t;, ") != std::string::npos;
    if (!needsQuotes) {
        text += guarded;
        return;
    }
    text += '"';
    for (const char character : guarded)
        text += character == '"' ? std::string("\"\"") : std::string(1, character);
    text += '"';
}

std::string trimmed(const std::string &cell)
{
    const std::size_t first = cell.find_first_not_of(Blanks);
    return first == std::string::npos ? std::string() : cell.substr(first, cell.find_last_not_of(Blanks) - first + 1);
}

// Returns the separator that is most frequent, outside of quotes, in the first line that has any.
char separatorOf(std::string_view text)
{
    constexpr std::string_view Separators = "\t;,";
    std::array<int, Separators.size()> counts {};
    bool isQuoted = false;
    for (const char character : text) {
        isQuoted = isQuoted != (character == '"');
        const bool isEnd = (character == '\r' || character == '\n') && !isQuoted;
        const std::size_t place = Separators.find(character);
        if (isEnd && *std::max_element(counts.begin(), counts.end()) > 0)
            break;
        if (place != std::string_view::npos && !isQuoted)
            ++counts[place];
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    return *most == 0 ? ',' : Separators[static_cast<std::size_t>(most - counts.begin())];
}

// Removes the line "sep=;", with which a file tells Excel its separator, from the text. It is not a row.
std::optional<char> takeSeparatorLine(std::string_view &text)
{
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    std::string line = trimmed(std::string(text.substr(0, end)));
    if (line.size() > 2 && line.front() == '"' && line.back() == '"')
        line = line.substr(1, line.size() - 2);
    std::transform(line.begin(), line.end(), line.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; });
    // Trimming removes a tab from the end of its line.
    const bool isTab = line == "sep=" && text.substr(0, end).find('\t') != std::string_view::npos;
    if (!isTab && (line.size() != 5 || !line.starts_with("sep=") || line[4] == '"'))
        return std::nullopt;
    text.remove_prefix(end);
    return isTab ? '\t' : line[4];
}

// Reads CSV character by character.
class CsvReader
{
public:
    explicit CsvReader(char separator)
        : m_separator(separator)
    {
    }

    void take(char character, char next)
    {
        if (m_isSkipping) {
            m_isSkipping = false;
        } else if (m_isQuoted) {
            takeQuoted(character, next);
        } else if (character == '"' && trimmed(m_cell).empty()) {
            m_isQuoted = true;
        } else if (character == m_separator) {
            endCell();
        } else if (character == '\r' || character == '\n') {
            endRow();
        } else {
            m_cell += character;
        }
    }
    bool isFull() const { return m_table.size() >= MostCsvRows; }
    CsvTable end()
    {
        endRow();
        return std::move(m_table);
    }

private:
    void takeQuoted(char character, char next)
    {
        if (character != '"') {
            m_cell += character;
        } else if (next == '"') {
            m_cell += '"';
            m_isSkipping = true;
        } else {
            m_isQuoted = false;
        }
    }
    void endCell() { m_row.push_back(trimmed(std::exchange(m_cell, {}))); }
    void endRow()
    {
        endCell();
        const bool hasText =
            std::any_of(m_row.begin(), m_row.end(), [](const std::string &cell) { return !cell.empty(); });
        if (hasText)
            m_table.push_back(m_row);
        m_row.clear();
    }

    char m_separator;
    CsvTable m_table;
    CsvRow m_row;
    std::string m_cell;
    bool m_isQuoted = false;
    bool m_isSkipping = false;
};

} // namespace

std::string writeCsv(const CsvTable &table, char separator)
{
    std::string text(Mark);
    for (const CsvRow &row : table) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0)
                text += separator;
            appendCell(text, row[i]);
        }
        text += "\r\n";
    }
    return text;
}

CsvTable readCsv(std::string_view text)
{
    if (text.starts_with(Mark))
        text.remove_prefix(Mark.size());
    const std::optional<char> told = takeSeparatorLine(text);
    CsvReader reader(told ? *told : separatorOf(text));
    for (std::size_t at = 0; at < text.size() && !reader.isFull(); ++at)
        reader.take(text[at], at + 1 < text.size() ? text[at + 1] : '\0');
    return reader.end();
}

} // namespace kagetsu::tournament
