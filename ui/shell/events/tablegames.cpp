// SPDX-License-Identifier: MIT
#include "ui/shell/events/tablegames.h"

#include "tournament/model/find.h"

#include <cassert>
#include <chrono>

namespace kagetsu::ui {

using tournament::Outcome;
using tournament::Party;

namespace {

tournament::Party other(Party party)
{
    return party == Party::A ? Party::B : Party::A;
}

std::optional<Outcome> outcomeOf(const match::Match &match, Party opener)
{
    const bool isPlayed = match.result().reason != record::Reason::NoShow;
    const auto won = [&](rules::Side side) {
        const Party winner = match.ownerOf(side) == Seat::A ? opener : other(opener);
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

const tournament::Match *findGame(const tournament::Section &section, const TableGame &game)
{
    const tournament::Round *round = tournament::findRound(section, game.round);
    const tournament::Match *pair = round ? tournament::findMatch(*round, game.table) : nullptr;
    return pair && game.game < static_cast<int>(pair->games.size()) ? pair : nullptr;
}

void seat(
    const tournament::Event &event, const tournament::Section &section, const TableGame &game, match::MatchSetup &setup)
{
    const tournament::Match *pair = findGame(section, game);
    assert(pair);
    const Party opener = pair->games[static_cast<std::size_t>(game.game)].opener;
    for (const Seat seat : BothSeats) {
        const Party party = seat == Seat::A ? opener : other(opener);
        if (const tournament::Entry *entry = tournament::findEntry(section, pair->entry(party))) {
            setup.names[seat] = entry->details.name;
            setup.clubs[seat] = entry->details.club;
        }
    }
    setup.event = event.details.name;
    setup.place = event.details.place;
    setup.round = std::to_string(game.round);
    setup.table = std::to_string(game.table);
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
    for (const Seat seat : BothSeats) {
        const Party party = seat == Seat::A ? opener : other(opener);
        const clock::Duration used = match.clock().reading(seat, match.lastMoment()).used;
        report.time[party] = std::chrono::duration_cast<tournament::Milliseconds>(used);
        report.warnings[party] = match.warnings(seat);
    }
    return report;
}

} // namespace kagetsu::ui
