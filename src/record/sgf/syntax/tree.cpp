// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/tree.h"

#include "record/sgf/scanner.h"

namespace kagetsu::record::sgf {

namespace {

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
