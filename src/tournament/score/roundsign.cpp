// SPDX-License-Identifier: MIT
#include "tournament/score/roundsign.h"

namespace kagetsu::tournament {

RoundSign signOf(const RoundFact &round)
{
    constexpr RoundSign Results[] { RoundSign::Loss, RoundSign::Draw, RoundSign::Win };
    constexpr RoundSign Byes[] { RoundSign::EmptyBye, RoundSign::HalfBye, RoundSign::FullBye };
    const auto share = static_cast<std::size_t>(round.share);
    switch (round.kind) {
    case RoundFact::Kind::Pending: return RoundSign::NotYet;
    case RoundFact::Kind::Played: return Results[share];
    case RoundFact::Kind::ForfeitWin: return RoundSign::ForfeitWin;
    case RoundFact::Kind::ForfeitLoss: return RoundSign::ForfeitLoss;
    case RoundFact::Kind::PairingBye:
    case RoundFact::Kind::FullBye: return Byes[share];
    // A late entry may have half a point for a round in which it is not named.
    case RoundFact::Kind::AskedBye: return !round.isNamed && round.share == 0 ? RoundSign::NotInRound : Byes[share];
    case RoundFact::Kind::Annulled: break;
    }
    return RoundSign::Annulled;
}

} // namespace kagetsu::tournament
