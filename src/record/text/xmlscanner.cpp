// SPDX-License-Identifier: MIT
#include "record/text/xmlscanner.h"

#include "record/text/bytes.h"

#include <algorithm>
#include <charconv>

namespace kagetsu::record {

namespace {

constexpr std::string_view Blanks = " \t\r\n";

void appendUtf8(std::string &text, std::uint32_t c)
{
    if (c == 0 || c > 0x10FFFF || (c >= 0xD800 && c < 0xE000))
        c = 0xFFFD;
    const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0 | c >> 6);
        put(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        put(0xE0 | c >> 12);
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    } else {
        put(0xF0 | c >> 18);
        put(0x80 | (c >> 12 & 0x3F));
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    }
}

// Appends the character that the text between & and ; stands for. Returns false if it has no meaning.
bool appendEntity(std::string &text, std::string_view name)
{
    constexpr std::pair<std::string_view, char> entities[] { { "amp", '&' }, { "lt", '<' }, { "gt", '>' },
        { "quot", '"' }, { "apos", '\'' } };
    for (const auto &[entity, character] : entities) {
        if (name == entity) {
            text += character;
            return true;
        }
    }
    if (!name.starts_with('#'))
        return false;
    const bool isHex = name.starts_with("#x") || name.starts_with("#X");
    const std::string_view digits = name.substr(isHex ? 2 : 1);
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, isHex ? 16 : 10);
    if (digits.empty() || end != digits.data() + digits.size())
        return false;
    appendUtf8(text, error == std::errc {} ? value : 0);
    return true;
}

std::string decoded(std::string_view raw)
{
    std::string text;
    while (!raw.empty()) {
        const std::size_t amp = std::min(raw.find('&'), raw.size());
        text += raw.substr(0, amp);
        raw.remove_prefix(amp);
        if (raw.empty())
            break;
        constexpr std::size_t longest = 10;
        const std::size_t end = raw.substr(0, longest).find(';');
        if (end != std::string_view::npos && appendEntity(text, raw.substr(1, end - 1))) {
            raw.remove_prefix(end + 1);
        } else {
            text += '&';
            raw.remove_prefix(1);
        }
    }
    return text;
}

} // namespace

bool XmlScanner::skipPast(std::string_view mark, std::size_t from)
{
    const std::size_t found = m_text.find(mark, from);
    if (found == std::string_view::npos) {
        m_at = m_text.size();
        return false;
    }
    m_at = found + mark.size();
    return true;
}

XmlScanner::Kind XmlScanner::next()
{
    m_begin = m_at;
    if (m_endsToo) {
        m_endsToo = false;
        return Kind::End;
    }
    while (m_at < m_text.size()) {
        m_begin = m_at;
        const std::string_view rest = m_text.substr(m_at);
        if (rest.front() != '<') {
            m_at += std::min(rest.find('<'), rest.size());
            m_content = m_text.substr(m_begin, m_at - m_begin);
            m_isPlain = false;
            return Kind::Text;
        }
        constexpr std::string_view plain = "<![CDATA[";
        if (rest.starts_with(plain)) {
            const bool isClosed = skipPast("]]>", m_at);
            m_content = m_text.substr(m_begin + plain.size(), m_at - m_begin - plain.size() - (isClosed ? 3 : 0));
            m_isPlain = true;
            return isClosed ? Kind::Text : Kind::Broken;
        }
        const bool isComment = rest.starts_with("<!--");
        if (!isComment && !rest.starts_with("<!") && !rest.starts_with("<?"))
            return readTag();
        if (!skipPast(isComment ? "-->" : ">", m_at))
            return Kind::Broken;
    }
    return Kind::Finished;
}

XmlScanner::Kind XmlScanner::readTag()
{
    // A > inside quotes does not end the tag.
    char quote = '\0';
    std::size_t at = m_at + 1;
    for (; at < m_text.size(); ++at) {
        const char c = m_text[at];
        if (quote != '\0')
            quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '>')
            break;
    }
    if (at == m_text.size()) {
        m_at = at;
        return Kind::Broken;
    }
    std::string_view tag = m_text.substr(m_at + 1, at - m_at - 1);
    m_at = at + 1;
    const bool isEnd = tag.starts_with('/');
    if (isEnd)
        tag.remove_prefix(1);
    m_endsToo = !isEnd && tag.ends_with('/');
    if (m_endsToo)
        tag.remove_suffix(1);
    const std::size_t nameEnd = std::min(tag.find_first_of(Blanks), tag.size());
    m_name = tag.substr(0, nameEnd);
    m_attributes = tag.substr(nameEnd);
    return isEnd ? Kind::End : Kind::Begin;
}

std::string XmlScanner::attribute(std::string_view name) const
{
    std::string_view rest = m_attributes;
    for (;;) {
        rest.remove_prefix(std::min(rest.find_first_not_of(Blanks), rest.size()));
        const std::size_t equals = rest.find('=');
        if (equals == std::string_view::npos)
            return {};
        const std::string_view key = rest.substr(0, std::min(rest.find_first_of(Blanks), equals));
        rest.remove_prefix(equals + 1);
        rest.remove_prefix(std::min(rest.find_first_not_of(Blanks), rest.size()));
        if (rest.empty())
            return {};
        const bool isQuoted = rest.front() == '"' || rest.front() == '\'';
        const std::size_t end =
            std::min(isQuoted ? rest.find(rest.front(), 1) : rest.find_first_of(Blanks), rest.size());
        if (key == name)
            return oneLine(decoded(rest.substr(isQuoted ? 1 : 0, end - (isQuoted ? 1 : 0))));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

std::string XmlScanner::text() const
{
    return m_isPlain ? std::string(m_content) : decoded(m_content);
}

} // namespace kagetsu::record
