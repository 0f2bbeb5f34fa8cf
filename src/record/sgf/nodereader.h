// SPDX-License-Identifier: MIT
#pragma once

#include "record/sgf/kept.h"
#include "record/sgf/markup.h"
#include "record/sgf/setup.h"
#include "record/sgf/syntax/points.h"

#include <initializer_list>
#include <utility>

namespace kagetsu::record::sgf {

// What a node of the text holds besides its moves.
struct NodeContent
{
    Setup setup;
    NodeDetails details; // without setup and what is kept
    std::string name; // one line
    std::string comment;
};

// Reads the properties that belong to a node and are no moves (sgf.md#texts, sgf.md#points, sgf.md#properties,
// sgf.md#private-properties). What it cannot read it keeps.
class NodeReader
{
public:
    // All of them must outlive this.
    NodeReader(const NodeText &node, const Header &header, KeptProperties &kept)
        : m_node(node)
        , m_kept(kept)
        , m_points(node, header)
        , m_markup(node, header, kept)
        , m_setup(header.columns, header.rows)
        , m_hasBoard(header.game != Header::Game::Other)
    {
    }

    void read(const PropertyText &property);
    // What was read of a node, to be taken away before the next.
    NodeContent &finish();
    // Points counted as in Go were seen in any node.
    bool hasTerritory() const { return m_hasTerritory; }

    // So many points of one game may be named by rectangles in its setups; a few bytes name thousands.
    static constexpr std::size_t MostUnfolded = std::size_t(1) << 22;

private:
    void readSide(const PropertyText &property, std::optional<rules::Side> &target);
    void readClock(const PropertyText &property, ClockNote &note);
    void readCount(const PropertyText &property, std::optional<int> &target);
    template <class Word>
    void readWord(const PropertyText &property, std::optional<Word> &target,
        std::initializer_list<std::pair<std::string_view, Word>> words);
    void readWarnings(const PropertyText &property);
    template <class Visit>
    void forEachPoint(const PropertyText &property, Visit visit);
    void readSetup(const PropertyText &property, rules::Stone stone);
    void readFifthOffers(const PropertyText &property);
    void readEmphasis(const PropertyText &property);

    const NodeText &m_node;
    KeptProperties &m_kept;
    PointReader m_points;
    MarkupReader m_markup;
    SetupStones m_setup;
    bool m_hasBoard; // nothing is placed in records of other games, or of a board of three dimensions
    NodeContent m_content;
    Join m_nextComment = Join::First;
    std::size_t m_unfolded = 0;
    bool m_hasTerritory = false;
};

} // namespace kagetsu::record::sgf
