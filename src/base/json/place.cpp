// SPDX-License-Identifier: MIT
#include "base/json/place.h"

#include "base/json/parse.h"

#include <algorithm>

namespace kagetsu::json {

namespace {

// Walks over a text that is known to be JSON.
class Walk
{
public:
    explicit Walk(std::string_view text)
        : m_text(text)
    {
    }

    // Returns the place of the innermost field that the pointer leads to.
    std::size_t find(std::string_view pointer)
    {
        skipBlanks();
        std::size_t place = m_at;
        for (const std::string &key : keysOf(pointer)) {
            const std::optional<std::size_t> found = enter(key);
            if (!found)
                break;
            place = *found;
        }
        return place;
    }

private:
    // Moves to the value of this member or element and returns its place; does not move if there is none.
    std::optional<std::size_t> enter(const std::string &wanted)
    {
        const char open = m_at < m_text.size() ? m_text[m_at] : '\0';
        if (open != '{' && open != '[')
            return std::nullopt;
        std::optional<std::size_t> place;
        std::size_t value = m_at;
        int number = 0;
        for (next(); m_at < m_text.size() && m_text[m_at] != '}' && m_text[m_at] != ']'; ++number) {
            const std::size_t member = m_at;
            bool isWanted = false;
            if (open == '{') {
                skipString();
                isWanted = isKey(m_text.substr(member, m_at - member), wanted);
                skipBlanks();
                next(); // the colon
            } else {
                isWanted = std::to_string(number) == wanted;
            }
            if (isWanted) {
                place = member;
                value = m_at;
            }
            skipValue();
            if (m_at < m_text.size() && m_text[m_at] == ',')
                next();
        }
        m_at = value;
        return place;
    }

    static bool isKey(std::string_view quoted, std::string_view wanted)
    {
        if (quoted.find('\\') != std::string_view::npos)
            return Json::parse(quoted).get<std::string>() == wanted;
        return quoted.substr(1, quoted.size() - 2) == wanted;
    }

    void next()
    {
        ++m_at;
        skipBlanks();
    }

    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }

    void skipString()
    {
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at)
            m_at += m_text[m_at] == '\\';
        ++m_at;
    }

    void skipValue()
    {
        int depth = 0;
        do {
            const char c = m_text[m_at];
            if (c == '"') {
                skipString();
                skipBlanks();
                continue;
            }
            depth += c == '{' || c == '[';
            depth -= c == '}' || c == ']';
            next();
        } while (
            m_at < m_text.size() && (depth > 0 || std::string_view(",}]").find(m_text[m_at]) == std::string::npos));
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

std::string memberPointer(const std::string &parent, std::string_view key)
{
    std::string pointer = parent + "/";
    for (char c : key) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
    return pointer;
}

std::vector<std::string> keysOf(std::string_view pointer)
{
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/')
            keys.emplace_back();
        else if (pointer[i] != '~' || i + 1 == pointer.size())
            keys.back() += pointer[i];
        else
            keys.back() += pointer[++i] == '1' ? '/' : '~';
    }
    return keys;
}

void setPlace(std::string_view text, std::size_t offset, DocumentFault &fault)
{
    fault.line = 1;
    fault.column = 1;
    for (char c : text.substr(0, std::min(offset, text.size()))) {
        if (c == '\n') {
            ++fault.line;
            fault.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) { // not a later byte of a character
            ++fault.column;
        }
    }
}

void locate(std::string_view text, DocumentFault &fault)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    const std::size_t skipped = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    setPlace(text, skipped + Walk(text.substr(skipped)).find(fault.pointer), fault);
}

} // namespace kagetsu::json
