// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/gaps.h"
#include "ui/library/scorerows.h"

#include <memory>

namespace kagetsu::ui {

// The gaps in somebody's lines (library.md#gaps), those with most games first.
class GapsModel : public ScoreRows
{
    Q_OBJECT

public:
    using ScoreRows::ScoreRows;

    static constexpr std::size_t MostListed = 500;

    // Results are those of the side that the lines are for.
    void setGaps(std::shared_ptr<const record::GameTree> tree, rules::Side side, library::Gaps gaps);
    const library::Gaps &gaps() const { return m_gaps; }
    // Returns the node of the lines after which a row's games leave them.
    record::NodeId nodeAt(int row) const { return m_gaps.list[static_cast<std::size_t>(row)].node; }
    void retranslate();
    bool opens(int) const override { return true; }

private:
    void makeRows();

    std::shared_ptr<const record::GameTree> m_tree;
    rules::Side m_side = rules::Side::Black;
    library::Gaps m_gaps;
};

} // namespace kagetsu::ui
