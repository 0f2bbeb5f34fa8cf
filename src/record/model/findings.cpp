// SPDX-License-Identifier: MIT
#include "record/model/findings.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

constexpr std::size_t ExcerptLength = 40;

// True for the first byte of a character in UTF-8.
bool isFirstByte(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

// Returns the beginning of a text, cut between characters.
std::string clipped(std::string_view text)
{
    if (text.size() <= ExcerptLength)
        return std::string(text);
    std::size_t length = ExcerptLength;
    while (length > 0 && !isFirstByte(text[length]))
        --length;
    return std::string(text.substr(0, length));
}

} // namespace

void Findings::add(const Finding &finding)
{
    ++m_count;
    m_counts.resize(CodeCount, 0);
    if (++m_counts[static_cast<std::size_t>(finding.code)] <= MostOfOneCode)
        m_kept.push_back(finding);
}

std::vector<Message> Findings::messages(std::string_view text, int tree, int line, int column) const
{
    if (m_kept.empty())
        return {};
    std::vector<Finding> sorted = m_kept;
    std::stable_sort(
        sorted.begin(), sorted.end(), [](const Finding &one, const Finding &two) { return one.offset < two.offset; });
    PlaceFinder place(text, line, column);
    std::vector<Message> all;
    all.reserve(sorted.size());
    for (const Finding &finding : sorted) {
        place.goTo(finding.offset);
        all.push_back({ finding.code, place.line(), place.column(), tree, finding.node, 0, clipped(finding.excerpt) });
    }
    return all;
}

std::vector<Message> Findings::messagesByOffset(int tree) const
{
    std::vector<Message> all;
    for (const Finding &finding : m_kept)
        all.push_back({ finding.code, 0, 0, tree, finding.node, 0, clipped(finding.excerpt),
            static_cast<std::int64_t>(finding.offset) });
    return all;
}

void PlaceFinder::goTo(std::size_t offset)
{
    if (!m_hasReturns && offset > m_at) {
        std::string_view way = m_text.substr(m_at, offset - m_at);
        m_line += static_cast<int>(std::count(way.begin(), way.end(), '\n'));
        if (const std::size_t last = way.rfind('\n'); last != std::string_view::npos) {
            way.remove_prefix(last + 1);
            m_column = 1;
        }
        m_column += static_cast<int>(std::count_if(way.begin(), way.end(), isFirstByte));
        m_at = offset;
        return;
    }
    for (; m_at < offset; ++m_at) {
        const char c = m_text[m_at];
        if (c == '\n' || c == '\r') {
            const char second = c == '\n' ? '\r' : '\n';
            if (m_at + 1 < m_text.size() && m_text[m_at + 1] == second) {
                if (m_at + 1 == offset)
                    return; // the second half of a line break still belongs to this line
                ++m_at;
            }
            ++m_line;
            m_column = 1;
        } else if (isFirstByte(c)) {
            ++m_column;
        }
    }
}

} // namespace kagetsu::record
