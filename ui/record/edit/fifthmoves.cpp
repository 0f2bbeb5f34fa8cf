// SPDX-License-Identifier: MIT
#include "ui/record/edit/fifthmoves.h"

#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

void layFifthMoves(BoardPicture &picture, const record::GameTree &tree, record::NodeId node)
{
    const auto lay = [&](const std::vector<rules::Point> &offers, int ProgramSigns::*sign) {
        int number = 0;
        for (const rules::Point point : offers) {
            ++number;
            if (picture.frame().isOn(point) && picture.at(point).stone == rules::Stone::None)
                picture.at(point).signs.*sign = number;
        }
    };
    lay(tree.details(node).fifthOffers, &ProgramSigns::offer);
    if (const record::NodeId before = tree.parent(node); before != record::NoNode)
        lay(tree.details(before).fifthOffers, &ProgramSigns::alternative);
}

} // namespace kagetsu::ui
