// SPDX-License-Identifier: MIT
#include "record/sgf/listing.h"

#include "record/sgf/scanner.h"
#include "record/sgf/sgfresult.h"
#include "record/sgf/syntax/values.h"

#include <algorithm>
#include <utility>

namespace kagetsu::record::sgf {

namespace {

class BorderSink
{
public:
    explicit BorderSink(std::string_view text)
        : m_text(text)
    {
    }

    void treeBegin(std::size_t offset)
    {
        m_listing.trees.push_back({ offset, offset, {} });
        m_entry = &m_listing.trees.back().entry;
        entry().number = static_cast<int>(m_listing.trees.size());
        entry().gameType = 1;
        m_inTree = true;
        m_mainEnd = -1;
        m_header = -1;
        m_leaves = 0;
        m_last = -1;
        m_hasGame = false;
        m_hasSize = false;
        m_re = {};
        m_xrs = {};
    }

    void treeEnd(std::size_t offset)
    {
        ListedTree &tree = m_listing.trees.back();
        tree.end = offset;
        tree.entry.variations = std::max(0, m_leaves);
        tree.entry.result = resultFromSgf(unescapeSimple(m_re), unescapeSimple(m_xrs));
        m_inTree = false;
    }

    void node(int number, int parent, std::size_t)
    {
        // In file order, the first child follows its parent immediately; every other child begins a variation.
        if (parent == m_mainEnd && number == m_mainEnd + 1)
            m_mainEnd = number;
        if (parent != number - 1)
            ++m_leaves;
        m_last = number;
        entry().nodes = number + 1;
    }

    void property(std::string_view, Id id, std::size_t)
    {
        m_id = id;
        m_isFirst = true;
        if (m_header < 0)
            m_header = m_mainEnd == m_last ? m_last : 0;
        if (m_mainEnd == m_last && (id == Id::B || id == Id::W))
            ++entry().mainMoves;
    }

    // Uses the same value as the reader of the game: the first one that is not empty, in the header or otherwise later
    // on the main line, where each property has only one value.
    void value(std::size_t begin, std::size_t end)
    {
        const bool isFirst = std::exchange(m_isFirst, false);
        const std::string_view raw = m_text.substr(begin, end - begin);
        if (m_header == m_last) {
            readInfoValue(raw);
            if (isFirst)
                readRootValue(raw);
        } else if (isFirst && m_mainEnd == m_last) {
            readInfoValue(raw);
        }
    }

    void finding(Code code, std::size_t offset)
    {
        if (m_inTree)
            ++entry().messages;
        else
            m_listing.outside.add({ code, offset });
    }

    Listing take() { return std::move(m_listing); }

private:
    CollectionEntry &entry() { return *m_entry; }

    static void setOnce(std::string &target, std::string_view raw)
    {
        if (target.empty())
            target = unescapeSimple(raw);
    }

    void readInfoValue(std::string_view raw)
    {
        CollectionEntry &target = entry();
        switch (m_id) {
        case Id::PB: return setOnce(target.black.name, raw);
        case Id::PW: return setOnce(target.white.name, raw);
        case Id::BR: return setOnce(target.black.rank, raw);
        case Id::WR: return setOnce(target.white.rank, raw);
        case Id::BT: return setOnce(target.black.team, raw);
        case Id::WT: return setOnce(target.white.team, raw);
        case Id::GN: return setOnce(target.gameName, raw);
        case Id::EV: return setOnce(target.event, raw);
        case Id::RO: return setOnce(target.round, raw);
        case Id::DT: return setOnce(target.date, raw);
        case Id::RU: return setOnce(target.rules, raw);
        case Id::RE: m_re = m_re.empty() ? raw : m_re; return;
        case Id::XRS: m_xrs = m_xrs.empty() ? raw : m_xrs; return;
        default: return;
        }
    }

    void readRootValue(std::string_view raw)
    {
        CollectionEntry &target = entry();
        if (m_id == Id::GM && !std::exchange(m_hasGame, true))
            target.gameType = readNumber(raw).value_or(Read<int> { target.gameType }).value;
        if (m_id != Id::SZ || raw.empty() || std::exchange(m_hasSize, true))
            return;
        if (const auto size = readSize(raw)) {
            target.columns = size->value.columns;
            target.rows = size->value.rows;
        }
    }

    std::string_view m_text;
    Listing m_listing;
    CollectionEntry *m_entry = nullptr; // of the last tree
    bool m_inTree = false;
    int m_mainEnd = -1; // last node of the main line
    int m_header = -1; // the first node that is not empty
    int m_last = -1;
    int m_leaves = 0; // number of lines besides the main one
    Id m_id = Id::Unknown;
    bool m_isFirst = false;
    bool m_hasGame = false;
    bool m_hasSize = false;
    std::string_view m_re;
    std::string_view m_xrs;
};

} // namespace

Listing listTrees(std::string_view text)
{
    BorderSink sink(text);
    Scanner<BorderSink>(text, sink).run();
    return sink.take();
}

} // namespace kagetsu::record::sgf
