// SPDX-License-Identifier: MIT
#pragma once

#include "engine/lines/answers.h"
#include "engine/report.h"

namespace kagetsu::engine {

// Collects the lines from "INFO PV i" to "INFO PV DONE" of a search and returns each block when it is complete
// (engine.md#lines-of-an-analysis). Keys and values that are not understood are skipped.
class InfoBlocks
{
public:
    explicit InfoBlocks(int size = rules::DefaultBoardSize) // points per side, to convert the points
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
