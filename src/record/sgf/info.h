// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "record/sgf/kept.h"

namespace kagetsu::record::sgf {

// Reads the facts of a game from its root and info properties (record-sgf.md#values, record-sgf.md#properties,
// record-sgf.md#private-properties).
class InfoReader
{
public:
    // Both arguments must outlive this object.
    InfoReader(const NodeText &node, KeptProperties &kept)
        : m_node(node)
        , m_kept(kept)
    {
    }

    void readRoot(const PropertyText &property);
    void readInfo(const PropertyText &property);

    // True if this node may set this text of the game, which is still empty.
    bool isOpen(Id id);

    // Returns everything that was read, including what follows from several properties together. May be called only
    // once, at the end.
    GameInfo take();

private:
    void readInfoOfHeader(const PropertyText &property);
    void readLateInfo(const PropertyText &property);

    const NodeText &m_node;
    KeptProperties &m_kept;
    GameInfo m_info;
};

} // namespace kagetsu::record::sgf
