// SPDX-License-Identifier: MIT
#include "ui/record/solver/winmarks.h"

namespace kagetsu::ui {

void WinMarks::layOn(BoardPicture &picture) const
{
    if (isEmpty())
        return;
    for (const rules::Point point : picture.points()) {
        BoardCell &cell = picture.at(point);
        cell.number = 0;
        cell.signs = {};
        cell.proof = {};
    }
    picture.lastMove.reset();
    for (std::size_t i = 0; i < line.size(); ++i) {
        BoardCell &cell = picture.at(line[i].point);
        cell.thought = rules::stoneOf(line[i].side);
        cell.number = static_cast<int>(i) + 1;
        cell.mark = {};
    }
    for (const rules::Point point : fivePoints) {
        if (picture.at(point).thought == rules::Stone::None)
            picture.at(point).proof.spot = ProofSpot::MakesFive;
    }
    if (forbidden) {
        picture.at(forbidden->first).proof = {};
        picture.at(forbidden->first).signs.fouls = forbidden->second;
    }
    for (const auto &[point, spot] : spots) {
        picture.at(point).win = spot;
        picture.at(point).mark = {};
    }
}

} // namespace kagetsu::ui
