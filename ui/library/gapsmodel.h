// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/gaps.h"
#include "record/model/way.h"
#include "ui/library/scorerows.h"

#include <vector>

namespace kagetsu::ui {

// The gaps in somebody's lines (library.md#gaps), those with most games first.
class GapsModel : public ScoreRows
{
    Q_OBJECT

public:
    using ScoreRows::ScoreRows;

    static constexpr std::size_t MostListed = 500;

    // The gaps in some lines, with the ways to those that are listed.
    struct Found
    {
        library::Gaps gaps;
        std::vector<record::Way> ways;
    };
    // May be called in any thread.
    static Found withWays(library::Gaps gaps, const record::GameTree &tree);
    // Results are those of the side that the lines are for.
    void setGaps(rules::Side side, Found found);
    const library::Gaps &gaps() const { return m_found.gaps; }
    // Returns the way to the place after which a row's games leave the lines.
    const record::Way &wayAt(int row) const { return m_found.ways[static_cast<std::size_t>(row)]; }
    void retranslate();
    bool opens(int) const override { return true; }

private:
    void makeRows();

    rules::Side m_side = rules::Side::Black;
    Found m_found;
};

} // namespace kagetsu::ui
