// SPDX-License-Identifier: MIT
#include "ui/board/spokenpoint.h"

#include "wording/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace kagetsu::ui {

using rules::Point;
using rules::Stone;

namespace {

struct Spoken
{
    Q_DECLARE_TR_FUNCTIONS(Spoken)
};

QStringList spokenProof(const ProofSigns &proof)
{
    QStringList parts;
    if (proof.judged) {
        //: Spoken for the point a proof is about.
        parts += Spoken::tr("the point in question");
    }
    if (proof.level > 0) {
        //: A stone put down in thought; %1 is the level of the look-ahead.
        parts += Spoken::tr("assumed stone %1").arg(proof.level);
    }
    if (proof.ofShape)
        parts += Spoken::tr("in the shape shown");
    switch (proof.spot) {
    case ProofSpot::None: break;
    case ProofSpot::Works:
        //: Where a three becomes a straight four. Chinese 活四点, Japanese 達四点, Russian пункт открытой четвёрки.
        parts += Spoken::tr("straight-four point that works");
        break;
    case ProofSpot::Refused:
        //: Where a three would become a straight four, but Black may not play.
        parts += Spoken::tr("straight-four point that does not work");
        break;
    case ProofSpot::MakesFive: parts += Spoken::tr("makes five"); break;
    case ProofSpot::MakesLong: parts += Spoken::tr("would make %1 in a row").arg(proof.length); break;
    case ProofSpot::Closes: parts += Spoken::tr("closes the line"); break;
    }
    return parts;
}

QStringList spokenWin(WinSpot spot)
{
    switch (spot) {
    case WinSpot::None: break;
    case WinSpot::Wins:
        //: Spoken for a point: a stone here begins a win by fours.
        return { Spoken::tr("wins") };
    case WinSpot::Shortest:
        //: Spoken for a point: a stone here begins a win that is as short as any.
        return { Spoken::tr("wins, as fast as possible") };
    case WinSpot::Stops:
        //: Spoken for a point: a stone here leaves the other side no win.
        return { Spoken::tr("stops the win") };
    case WinSpot::Unknown:
        //: Spoken for a point: whether a stone here wins, or stops a win, was not found out.
        return { Spoken::tr("not decided") };
    }
    return {};
}

} // namespace

QString spokenPoint(const BoardPicture &picture, Point point)
{
    const BoardCell &cell = picture.at(point);
    QStringList parts { wording::pointText(point), wording::stoneName(cell.stone) };
    const bool pending = picture.tentative && picture.tentative->point == point;
    if (pending) {
        const Stone stone = rules::stoneOf(picture.tentative->side);
        //: Spoken for a stone that waits for its confirmation; %1 is "black stone" or "white stone".
        parts.last() = Spoken::tr("%1, not yet confirmed").arg(wording::stoneName(stone));
    }
    if (cell.stone != Stone::None && cell.number > 0)
        parts += Spoken::tr("move %1").arg(cell.number);
    if (cell.thought != Stone::None) {
        //: Spoken for a stone of a line that the program found; %1 is "black stone" or "white stone", %2 its number.
        parts.last() = Spoken::tr("%1 in thought, number %2").arg(wording::stoneName(cell.thought)).arg(cell.number);
    }
    if (picture.lastMove == point)
        parts += Spoken::tr("last move");
    if (cell.stone == Stone::None && cell.thought == Stone::None && !pending) {
        if (cell.signs.offer > 0) {
            //: One of several fifth moves Black offers; %1 is its number.
            parts += Spoken::tr("offer %1").arg(cell.signs.offer);
        }
        if (cell.signs.equalTo > 0) {
            //: One of several fifth moves Black offers; a stone here would make the same position as offer %1.
            parts += Spoken::tr("the same as offer %1").arg(cell.signs.equalTo);
        }
        if (cell.signs.alternative > 0) {
            //: A fifth move that Black offered and White did not take; %1 is its number among the offers.
            parts += Spoken::tr("offered as %1, not taken").arg(cell.signs.alternative);
        }
        switch (cell.signs.next) {
        case NextMove::None: break;
        case NextMove::Main:
            //: Spoken for a point of a record: the game goes on here.
            parts += Spoken::tr("next move");
            break;
        case NextMove::Variation:
            //: Spoken for a point of a record: another way to go on.
            parts += Spoken::tr("variation");
            break;
        case NextMove::Elsewhere:
            //: Spoken for a point of a record: a stone here makes a position that another branch has, too.
            parts += Spoken::tr("leads into another branch");
            break;
        }
        if (cell.signs.fouls.any()) {
            //: %1 is the kind, for instance "double-three".
            parts += Spoken::tr("forbidden: %1").arg(wording::foulNames(cell.signs.fouls));
        }
        if (cell.signs.seeming.any()) {
            //: %1 is the kind it looks like, for instance "double-three".
            parts += Spoken::tr("looks forbidden but is not: %1").arg(wording::foulNames(cell.signs.seeming));
        }
        if (cell.signs.outOfZone)
            parts += Spoken::tr("outside the allowed zone");
    }
    parts += spokenProof(cell.proof);
    parts += spokenWin(cell.win);
    const bool winning = std::ranges::any_of(picture.winningRows, [&](const rules::UnbrokenRow &row) {
        const std::vector<Point> points = row.points();
        return std::ranges::find(points, point) != points.end();
    });
    if (winning)
        parts += Spoken::tr("in the winning row");
    if (cell.signs.refused)
        parts += Spoken::tr("not possible here");
    if (cell.signs.disputed)
        parts += Spoken::tr("claimed point");
    if (!cell.mark.label.isEmpty()) {
        //: A letter or number a user wrote on the point.
        parts += Spoken::tr("marked %1").arg(cell.mark.label);
    } else if (cell.mark.shape != MarkShape::None) {
        parts += Spoken::tr("marked");
    }
    //: Between the parts of what is spoken for a point: "H8, black stone, move 1".
    return parts.join(Spoken::tr(", "));
}

} // namespace kagetsu::ui
