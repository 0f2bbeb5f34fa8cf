// SPDX-License-Identifier: MIT
#include "ui/library/gapsmodel.h"

#include "text/rules/rules.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

void GapsModel::setGaps(std::shared_ptr<const record::GameTree> tree, rules::Side side, library::Gaps gaps)
{
    beginResetModel();
    m_tree = std::move(tree);
    m_side = side;
    m_gaps = std::move(gaps);
    makeRows();
    endResetModel();
}

void GapsModel::retranslate()
{
    beginResetModel();
    makeRows();
    endResetModel();
}

void GapsModel::makeRows()
{
    clearRows();
    for (std::size_t i = 0; i < std::min(MostListed, m_gaps.list.size()); ++i) {
        const library::Gap &gap = m_gaps.list[i];
        QStringList moves;
        for (const record::NodeId step : m_tree->path(gap.node)) {
            if (const record::NodeAction action = m_tree->action(step); action.isStone())
                moves += text::pointText(action.point());
        }
        const QString way = moves.join(QLatin1Char(' '));
        const QString reply = gap.reply ? text::pointText(*gap.reply) : QString();
        const auto name = [way, reply] {
            if (reply.isEmpty())
                //: A place in somebody's lines where games go on but the lines do not; %1 are the moves to it.
                return tr("%1 → no move of your own").arg(way).trimmed();
            return way.isEmpty() ? reply : way + QStringLiteral(" → ") + reply;
        };
        const bool isBlack = m_side == rules::Side::Black;
        const library::Score &score = gap.score;
        const library::OwnScore own { score.games, isBlack ? score.black : score.white, score.draws,
            isBlack ? score.white : score.black };
        addRow({ .name = name, .detail = resultsText(own), .score = own, .endMatters = true });
    }
}

} // namespace kagetsu::ui
