// SPDX-License-Identifier: MIT
#include "ui/record/solver/winscene.h"

#include "rules/judge.h"

namespace kagetsu::ui {

bool isDecided(const rules::Position &position, const rules::RuleSet &rules)
{
    for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
        bool isWon = false;
        position.stones(side).forEach([&](rules::Point point) {
            rules::Position before = position;
            before.clear(point);
            isWon = isWon || !rules::judge(before, point, side, rules).winningRows.empty();
        });
        if (isWon)
            return true;
    }
    return false;
}

} // namespace kagetsu::ui
