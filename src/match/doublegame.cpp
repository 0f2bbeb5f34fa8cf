// SPDX-License-Identifier: MIT
#include "match/doublegame.h"

namespace kagetsu::match {

using record::Winner;
using rules::Side;

std::optional<GameScore> scoreOf(const Match &game)
{
    const Winner winner = game.result().winner;
    if (!game.isOver() || winner == Winner::Void || winner == Winner::Unknown)
        return std::nullopt;
    GameScore score;
    for (const Seat seat : BothSeats) {
        const Winner own = game.sideOf(seat) == Side::Black ? Winner::Black : Winner::White;
        score.halves[seat] = (winner == own ? 2 : winner == Winner::Draw ? 1 : 0) - game.pointsDeducted(seat);
        score.used[seat] = game.clock().reading(seat, game.lastMoment()).used;
    }
    return score;
}

DoubleScore scoreOf(const GameScore &first, const GameScore &second)
{
    DoubleScore score;
    for (const Seat person : BothSeats) {
        const Seat later = otherSeat(person); // the seats are exchanged
        score.halves[person] = first.halves[person] + second.halves[later];
        score.used[person] = first.used[person] + second.used[later];
    }
    if (score.halves.a != score.halves.b)
        score.verdict = score.halves.a > score.halves.b ? DoubleVerdict::FirstWins : DoubleVerdict::SecondWins;
    return score;
}

} // namespace kagetsu::match
