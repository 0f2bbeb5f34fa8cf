// SPDX-License-Identifier: MIT
#include "ui/board/spokenpoint.h"

#include "rules/shapes/row.h"
#include "text/common/sentences.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

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
        parts += Spoken::tr("imagined stone %1").arg(proof.level);
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

// How far a five through the point can reach.
constexpr int Near = 4;

// Lists stones from the left or from below: "black F8, G8, white K8"; empty without stones.
QString spokenLine(const BoardPicture &picture, Point point, rules::Direction direction)
{
    const Point step = direction == rules::Direction::Row ? Point(1, 0)
        : direction == rules::Direction::Column           ? Point(0, 1)
        : direction == rules::Direction::Rising           ? Point(1, 1)
                                                          : Point(1, -1);
    QStringList parts;
    Stone before = Stone::None;
    for (int i = -Near; i <= Near; ++i) {
        const Point there(point.x + i * step.x, point.y + i * step.y);
        if (i == 0 || !picture.frame().isOn(there))
            continue;
        const Stone stone = picture.at(there).stone;
        if (stone == Stone::None)
            continue;
        const QString name = text::pointText(there);
        if (stone == before) {
            parts += name;
        } else {
            //: Spoken for stones on a line: %1 is a colour, %2 a point.
            parts += Spoken::tr("%1 %2").arg(
                text::sideName(stone == Stone::Black ? rules::Side::Black : rules::Side::White), name);
        }
        before = stone;
    }
    return parts.join(Spoken::tr(", "));
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
    QStringList parts { text::pointText(point), text::stoneName(cell.stone) };
    const bool pending = picture.tentative && picture.tentative->point == point;
    if (pending) {
        const Stone stone = rules::stoneOf(picture.tentative->side);
        //: Spoken for a stone that waits for its confirmation; %1 is "black stone" or "white stone".
        parts.last() = Spoken::tr("%1, not yet confirmed").arg(text::stoneName(stone));
    }
    if (cell.stone != Stone::None && cell.number > 0)
        parts += Spoken::tr("move %1").arg(cell.number);
    if (cell.thought != Stone::None) {
        //: Spoken for a stone of a line that the program found; %1 is "black stone" or "white stone", %2 its number.
        parts.last() =
            Spoken::tr("%1 in the line shown, number %2").arg(text::stoneName(cell.thought)).arg(cell.number);
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
            parts += Spoken::tr("offer %1, not taken").arg(cell.signs.alternative);
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
            parts += Spoken::tr("forbidden: %1").arg(text::foulNames(cell.signs.fouls));
        }
        if (cell.signs.seeming.any()) {
            //: %1 is the kind it looks like, for instance "double-three".
            parts += Spoken::tr("looks forbidden but is not: %1").arg(text::foulNames(cell.signs.seeming));
        }
        if (cell.signs.outOfZone)
            parts += Spoken::tr("outside the allowed zone");
    }
    parts += spokenProof(cell.proof);
    parts += spokenWin(cell.win);
    if (!cell.worth.text.isEmpty()) {
        //: Spoken for a point: what an engine thinks that a move here is worth; %1 is a number such as "+120".
        parts += (cell.worth.isBest ? Spoken::tr("best move, worth %1") : Spoken::tr("worth %1")).arg(cell.worth.text);
    }
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
    if (cell.mark.colour != MarkColour::Plain)
        parts += spokenColour(cell.mark.colour);
    //: Between the parts of what is spoken for a point: "H8, black stone, move 1".
    return parts.join(Spoken::tr(", "));
}

QString spokenColour(MarkColour colour)
{
    switch (colour) {
    case MarkColour::Plain: break;
    //: Spoken: the colour of a mark.
    case MarkColour::Red: return Spoken::tr("red");
    case MarkColour::Orange: return Spoken::tr("orange");
    case MarkColour::Green: return Spoken::tr("green");
    case MarkColour::Blue: return Spoken::tr("blue");
    case MarkColour::Violet: return Spoken::tr("violet");
    }
    return {};
}

QString spokenSurroundings(const BoardPicture &picture, Point point)
{
    //: Spoken: %1 says what stands on a point, without a full stop.
    QStringList sentences { Spoken::tr("%1.").arg(spokenPoint(picture, point)) };
    const std::pair<rules::Direction, QString> lines[] {
        //: Spoken: %1 are the stones on the line through a point, such as "black F8, G8, white K8".
        { rules::Direction::Row, Spoken::tr("In the row: %1.") },
        { rules::Direction::Column, Spoken::tr("In the column: %1.") },
        { rules::Direction::Rising, Spoken::tr("On the rising diagonal: %1.") },
        { rules::Direction::Falling, Spoken::tr("On the falling diagonal: %1.") },
    };
    for (const auto &[direction, frame] : lines) {
        if (const QString stones = spokenLine(picture, point, direction); !stones.isEmpty())
            sentences += frame.arg(stones);
    }
    if (sentences.size() == 1)
        sentences += Spoken::tr("No stones on the lines through this point.");
    return text::joinSentences(sentences);
}

} // namespace kagetsu::ui
