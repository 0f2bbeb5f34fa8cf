// SPDX-License-Identifier: MIT
#include "cli/input/csv.h"

#include <algorithm>

namespace kagetsu::cli {

namespace {

constexpr std::string_view Utf8Mark = "\xEF\xBB\xBF";

char separatorOf(std::string_view text)
{
    bool isQuoted = false;
    for (const char c : text) {
        if (c == '"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (c == ',' || c == ';' || c == '\t'))
            return c;
    }
    return ',';
}

class CsvReader
{
public:
    explicit CsvReader(std::string_view text)
        : m_text(text)
        , m_separator(separatorOf(text))
    {
    }

    std::vector<std::vector<std::string>> read()
    {
        while (m_at < m_text.size())
            take();
        endRow();
        return std::move(m_rows);
    }

private:
    void take()
    {
        const char c = m_text[m_at++];
        if (m_isQuoted)
            takeQuoted(c);
        else if (c == '"' && m_cell.empty())
            m_isQuoted = true;
        else if (c == m_separator)
            endCell();
        else if (c == '\n' || c == '\r')
            endRow();
        else
            m_cell += c;
    }
    void takeQuoted(char c)
    {
        if (c != '"') {
            m_cell += c;
        } else if (m_at < m_text.size() && m_text[m_at] == '"') {
            m_cell += m_text[m_at++];
        } else {
            m_isQuoted = false;
        }
    }
    void endCell()
    {
        const std::size_t first = m_cell.find_first_not_of(' ');
        const std::size_t last = m_cell.find_last_not_of(' ');
        m_row.push_back(first == std::string::npos ? std::string() : m_cell.substr(first, last + 1 - first));
        m_cell.clear();
    }
    void endRow()
    {
        endCell();
        if (std::any_of(m_row.begin(), m_row.end(), [](const std::string &cell) { return !cell.empty(); }))
            m_rows.push_back(std::move(m_row));
        m_row.clear();
    }

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
    bool m_isQuoted = false;
    std::string m_cell;
    std::vector<std::string> m_row;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace

std::vector<std::vector<std::string>> readCsv(std::string_view text)
{
    if (text.starts_with(Utf8Mark))
        text.remove_prefix(Utf8Mark.size());
    return CsvReader(text).read();
}

std::string csvCell(std::string_view text)
{
    if (text.find_first_of(",;\t\"\r\n") == std::string_view::npos && !text.starts_with(' ') && !text.ends_with(' '))
        return std::string(text);
    std::string cell = "\"";
    for (const char c : text)
        cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + '"';
}

} // namespace kagetsu::cli
