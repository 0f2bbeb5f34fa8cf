// SPDX-License-Identifier: MIT
#include "record/sgftree.h"

#include "record/sgfscanner.h"

#include <algorithm>

namespace kagetsu::record::sgf {

namespace {

constexpr std::size_t ExcerptLength = 40;

// Of a character in UTF-8.
bool isFirstByte(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

// The beginning of a text, cut between characters.
std::string clipped(std::string_view text)
{
    if (text.size() <= ExcerptLength)
        return std::string(text);
    std::size_t length = ExcerptLength;
    while (length > 0 && !isFirstByte(text[length]))
        --length;
    return std::string(text.substr(0, length));
}

class TreeSink
{
public:
    explicit TreeSink(RawTree &tree)
        : m_tree(tree)
    {
    }

    void treeBegin(std::size_t) { m_inTree = m_tree.nodes.empty(); }
    void treeEnd(std::size_t) { m_inTree = false; }
    void node(int, int parent, std::size_t offset)
    {
        if (m_inTree)
            m_tree.nodes.push_back({ parent, small(offset), small(m_tree.properties.size()) });
    }
    void property(std::string_view ident, Id id, std::size_t offset)
    {
        if (m_inTree)
            m_tree.properties.push_back({ small(offset), small(ident.size()), small(m_tree.values.size()), id });
    }
    void value(std::size_t begin, std::size_t end)
    {
        if (m_inTree)
            m_tree.values.push_back({ small(begin), small(end) });
    }
    void finding(Code code, std::size_t offset)
    {
        m_tree.findings.add({ code, offset, static_cast<int>(m_tree.nodes.size()) - 1 });
    }

private:
    static std::uint32_t small(std::size_t number) { return static_cast<std::uint32_t>(number); }

    RawTree &m_tree;
    bool m_inTree = false;
};

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
                    return; // between the two halves of a line break: still this line
                ++m_at;
            }
            ++m_line;
            m_column = 1;
        } else if (isFirstByte(c)) {
            ++m_column;
        }
    }
}

RawTree parseTree(std::string_view text, std::size_t nodes)
{
    RawTree tree;
    tree.text = text;
    tree.nodes.reserve(nodes);
    tree.properties.reserve(nodes + nodes / 4);
    tree.values.reserve(nodes + nodes / 4);
    TreeSink sink(tree);
    Scanner<TreeSink>(text, sink).run();
    return tree;
}

} // namespace kagetsu::record::sgf
