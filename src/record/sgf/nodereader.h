// SPDX-License-Identifier: MIT
#pragma once

#include "record/sgf/kept.h"
#include "record/sgf/setup.h"
#include "record/sgf/sgfmarkup.h"
#include "record/sgf/syntax/points.h"

#include <initializer_list>
#include <utility>

namespace kagetsu::record::sgf {

// The contents of a node of the text except its moves.
struct NodeContent
{
    Setup setup;
    NodeDetails details; // without the setup and the kept properties
    std::string name; // one line
    std::string comment;
};

// Reads the properties that belong to a node and are not moves (record-sgf.md#texts, record-sgf.md#points,
// record-sgf.md#properties, record-sgf.md#private-properties). Everything that it cannot read is kept.
class NodeReader
{
public:
    // All arguments must outlive this object.
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
    // Returns what was read of a node. It must be taken before the next node is read.
    NodeContent &finish();
    // True if any node has points counted as in Go.
    bool hasTerritory() const { return m_hasTerritory; }

    // The greatest number of points that the rectangles in the setups of one game may name; a few bytes can name
    // thousands.
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
    bool m_hasBoard; // False for other games and for boards with three dimensions, where nothing is placed
    NodeContent m_content;
    Join m_nextComment = Join::First;
    std::size_t m_unfolded = 0;
    bool m_hasTerritory = false;
};

} // namespace kagetsu::record::sgf
