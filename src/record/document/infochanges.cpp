// SPDX-License-Identifier: MIT
#include "record/document/infochanges.h"

#include <utility>

namespace kagetsu::document {

using record::GameInfo;
using record::PlayerInfo;

namespace {

template <class Facts, class... Fact>
void takeChanges(Facts &facts, const Facts &from, const Facts &to, Fact Facts::*...fact)
{
    const auto take = [&](auto each) {
        if (!(from.*each == to.*each))
            facts.*each = to.*each;
    };
    (take(fact), ...);
}

} // namespace

GameInfo withChanges(GameInfo info, const GameInfo &from, const GameInfo &to)
{
    for (PlayerInfo GameInfo::*const player : { &GameInfo::black, &GameInfo::white }) {
        takeChanges(info.*player, from.*player, to.*player, &PlayerInfo::name, &PlayerInfo::rank, &PlayerInfo::team);
    }
    // Fails to compile when a member is added to one of the types, which then belongs in the lists of this function.
    [[maybe_unused]] const auto &[name, rank, team] = to.black;
    [[maybe_unused]] const auto &[kind, gameType, sizeText, black, white, opener, event, round, date, place, table,
        arbiter, tournamentGame, result, resultText, reasonText, rules, baseTime, overtime, timeControl, procedure,
        openingName, openingId, gameName, remark, source, user, annotator, copyright, recordId, application,
        originalApplication, charset] = to;
    takeChanges(info, from, to, &GameInfo::kind, &GameInfo::gameType, &GameInfo::sizeText, &GameInfo::opener,
        &GameInfo::event, &GameInfo::round, &GameInfo::date, &GameInfo::place, &GameInfo::table, &GameInfo::arbiter,
        &GameInfo::tournamentGame, &GameInfo::result, &GameInfo::resultText, &GameInfo::reasonText, &GameInfo::rules,
        &GameInfo::baseTime, &GameInfo::overtime, &GameInfo::timeControl, &GameInfo::procedure, &GameInfo::openingName,
        &GameInfo::openingId, &GameInfo::gameName, &GameInfo::remark, &GameInfo::source, &GameInfo::user,
        &GameInfo::annotator, &GameInfo::copyright, &GameInfo::recordId, &GameInfo::application,
        &GameInfo::originalApplication, &GameInfo::charset);
    return info;
}

} // namespace kagetsu::document
