// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/tablegames.h"

#include "tournament/model/boards.h"
#include "tournament/model/find.h"

#include <cassert>
#include <chrono>

namespace kagetsu::ui {

using tournament::Outcome;
using tournament::Party;

namespace {

std::optional<Outcome> outcomeOf(const match::Match &match, Party opener)
{
    const bool isPlayed = match.result().reason != record::Reason::NoShow;
    const auto won = [&](rules::Side side) {
        const Party winner = match.ownerOf(side) == Seat::A ? opener : otherParty(opener);
        if (!isPlayed)
            return winner == Party::A ? Outcome::AWonByForfeit : Outcome::BWonByForfeit;
        return winner == Party::A ? Outcome::AWon : Outcome::BWon;
    };
    switch (match.result().winner) {
    case record::Winner::Black: return won(rules::Side::Black);
    case record::Winner::White: return won(rules::Side::White);
    case record::Winner::Draw: return Outcome::Draw;
    case record::Winner::BothLose: return Outcome::BothForfeited;
    default: return std::nullopt;
    }
}

} // namespace

void seat(const tournament::Event &event, const tournament::GameKey &game, match::MatchSetup &setup)
{
    const tournament::Section *section = tournament::findSection(event, game.section);
    assert(section);
    const auto place = tournament::placeOf(*section, game);
    assert(place);
    const tournament::Match &match = *place->match;
    for (const Seat seat : BothSeats) {
        const tournament::EntryId who = seat == Seat::A ? game.opener : game.second;
        if (const auto *entry = tournament::findEntry(*section, who)) {
            const std::string member =
                tournament::memberAt(*section, match, who == match.a ? Party::A : Party::B, game.game);
            setup.names[seat] = member.empty() ? entry->details.name : member;
            setup.clubs[seat] = member.empty() ? entry->details.club : entry->details.name;
        }
    }
    setup.id = tournament::idOf(game);
    setup.event = event.details.name;
    setup.place = event.details.place;
    setup.round = std::to_string(game.round);
    setup.table = std::to_string(place->match->table);
    if (!event.details.arbiters.empty())
        setup.arbiterName = event.details.arbiters.front();
    setup.games = 1; // the match counts its games
}

std::optional<tournament::GameReport> reportOf(
    const match::Match &match, Party opener, const QString &reason, const QString &record)
{
    const std::optional<Outcome> outcome = match.isOver() ? outcomeOf(match, opener) : std::nullopt;
    if (!outcome)
        return std::nullopt;
    tournament::GameReport report;
    report.outcome = *outcome;
    report.reason = reason.toStdString();
    report.record = record.toStdString();
    report.match = match.setup().id;
    for (const Seat seat : BothSeats) {
        const Party party = seat == Seat::A ? opener : otherParty(opener);
        const clock::Duration used = match.clock().reading(seat, match.lastMoment()).used;
        report.time[party] = std::chrono::duration_cast<tournament::Milliseconds>(used);
        report.warnings[party] = match.warnings(seat);
    }
    return report;
}

} // namespace kagetsu::ui
