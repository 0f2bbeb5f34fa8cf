// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "record/sgf/kept.h"

namespace kagetsu::record::sgf {

// Reads the facts of a game from its root and info properties (sgf.md#values, sgf.md#properties,
// sgf.md#private-properties).
class InfoReader
{
public:
    // Both must outlive this.
    InfoReader(const NodeText &node, KeptProperties &kept)
        : m_node(node)
        , m_kept(kept)
    {
    }

    void readRoot(const PropertyText &property);
    void readInfo(const PropertyText &property);

    // This text of the game stands in this node, and says nothing so far.
    bool isOpen(Id id);

    // All that was read, with what follows from several properties together. Called once, at the end.
    GameInfo take();

private:
    void readInfoOfHeader(const PropertyText &property);
    void readLateInfo(const PropertyText &property);

    const NodeText &m_node;
    KeptProperties &m_kept;
    GameInfo m_info;
};

} // namespace kagetsu::record::sgf
