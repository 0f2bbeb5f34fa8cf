// SPDX-License-Identifier: MIT
#include "opening/jsonplace.h"

#include "opening/jsontext.h"

#include <algorithm>

namespace kagetsu::opening {

namespace {

// Walks over a text that is known to be JSON.
class Walk
{
public:
    explicit Walk(std::string_view text)
        : m_text(text)
    {
    }

    // The place of the innermost field that the pointer leads to.
    std::size_t find(std::string_view pointer)
    {
        skipBlanks();
        std::size_t place = m_at;
        while (!pointer.empty()) {
            const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
            const std::optional<std::size_t> found = enter(pointer.substr(0, end));
            if (!found)
                break;
            place = *found;
            pointer.remove_prefix(end);
        }
        return place;
    }

private:
    // Goes to the value of this member or element and gives its place; stays when there is none.
    std::optional<std::size_t> enter(std::string_view step)
    {
        const char open = m_at < m_text.size() ? m_text[m_at] : '\0';
        if (open != '{' && open != '[')
            return std::nullopt;
        const std::string wanted = keyOf(step);
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

    // What a step of a pointer, such as "/a~1b", is called in the text.
    static std::string keyOf(std::string_view step)
    {
        std::string key;
        for (std::size_t i = 1; i < step.size(); ++i) {
            const bool isEscaped = step[i] == '~' && i + 1 < step.size();
            key += !isEscaped ? step[i] : step[++i] == '1' ? '/' : '~';
        }
        return key;
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

void setPlace(std::string_view text, std::size_t offset, ProcedureFault &fault)
{
    fault.line = 1;
    fault.column = 1;
    for (char c : text.substr(0, std::min(offset, text.size()))) {
        if (c == '\n') {
            ++fault.line;
            fault.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) { // not the rest of a character
            ++fault.column;
        }
    }
}

std::optional<std::size_t> excessAt(std::string_view json)
{
    constexpr std::size_t MostDepth = 64;
    constexpr int MostMembers = 10'000;
    std::vector<int> commas; // of every object and list that is open
    bool isText = false;
    for (std::size_t at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (isText) {
            at += c == '\\';
            isText = c != '"';
        } else if (c == '"') {
            isText = true;
        } else if (c == '{' || c == '[') {
            commas.push_back(0);
            if (commas.size() > MostDepth)
                return at;
        } else if ((c == '}' || c == ']') && !commas.empty()) {
            commas.pop_back();
        } else if (c == ',' && !commas.empty() && ++commas.back() >= MostMembers) {
            return at;
        }
    }
    return std::nullopt;
}

void locate(std::string_view json, ProcedureFault &fault)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    const std::size_t skipped = json.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    setPlace(json, skipped + Walk(json.substr(skipped)).find(fault.pointer), fault);
}

} // namespace kagetsu::opening
