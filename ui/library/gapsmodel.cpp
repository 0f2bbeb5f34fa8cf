// SPDX-License-Identifier: MIT
#include "ui/library/gapsmodel.h"

#include "text/rules/rules.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

GapsModel::Found GapsModel::withWays(library::Gaps gaps, const record::GameTree &tree)
{
    Found found { std::move(gaps), {} };
    for (std::size_t i = 0; i < std::min(MostListed, found.gaps.list.size()); ++i)
        found.ways.push_back(record::wayTo(tree, found.gaps.list[i].node));
    return found;
}

void GapsModel::setGaps(rules::Side side, Found found)
{
    beginResetModel();
    m_side = side;
    m_found = std::move(found);
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
    for (std::size_t i = 0; i < m_found.ways.size(); ++i) {
        const library::Gap &gap = m_found.gaps.list[i];
        QStringList moves;
        for (const record::WayStep &step : m_found.ways[i]) {
            if (step.action.isStone())
                moves += text::pointText(step.action.point());
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
