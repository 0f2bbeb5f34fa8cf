// SPDX-License-Identifier: MIT
#pragma once

#include "engine/protocol/answers.h"
#include "engine/report.h"

namespace kagetsu::engine {

// Collects the lines "INFO PV i" to "INFO PV DONE" of a search and gives each block when it is whole
// (engines.md#lines-of-an-analysis). Keys and values that are not understood are skipped.
class InfoBlocks
{
public:
    explicit InfoBlocks(int size = rules::DefaultBoardSize) // points a side, for the points
        : m_size(size)
    {
    }

    std::optional<InfoBlock> take(const answer::Info &line);

private:
    void set(const answer::Info &line);

    int m_size;
    std::optional<InfoBlock> m_open;
};

} // namespace kagetsu::engine
