// SPDX-License-Identifier: MIT
#include "text/tournament/pairingrows.h"

#include "text/tournament/names.h"
#include "text/tournament/numbers.h"
#include "text/tournament/results.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"
#include "tournament/score/facts.h"
#include "tournament/score/settled.h"

#include <algorithm>

namespace kagetsu::text {

namespace {

using namespace tournament;

PairingSide sideOf(const Section &section, const SectionFacts &facts, EntryId id)
{
    const Entry *entry = findEntry(section, id);
    if (!entry)
        return {};
    PairingSide side { id, QString::number(entry->number), entryName(section, id).simplified(), {} };
    for (const EntryFacts &each : facts.entries) {
        if (each.id == id && facts.rounds > 0)
            side.points = text::pointsText(each.points);
    }
    return side;
}

Outcome turned(Outcome outcome)
{
    switch (outcome) {
    case Outcome::AWon: return Outcome::BWon;
    case Outcome::BWon: return Outcome::AWon;
    case Outcome::AWonByForfeit: return Outcome::BWonByForfeit;
    case Outcome::BWonByForfeit: return Outcome::AWonByForfeit;
    default: return outcome;
    }
}

// Returns the same match with the opener of its first game as party A.
Match openerFirst(Match match)
{
    if (match.games.empty() || match.games.front().opener == Party::A)
        return match;
    std::swap(match.a, match.b);
    if (match.ruling)
        std::swap(match.ruling->a, match.ruling->b);
    for (Game &game : match.games) {
        game.opener = otherParty(game.opener);
        if (game.report)
            game.report->outcome = turned(game.report->outcome);
    }
    return match;
}

} // namespace

std::vector<PairingRow> pairingRows(const Section &section, int round)
{
    const Round *found = findRound(section, round);
    if (!found)
        return {};
    const SectionFacts facts = factsOf(section, round - 1);
    std::vector<PairingRow> rows;
    for (const Match &paired : found->matches) {
        const Match match = openerFirst(settled(section, round, paired));
        rows.push_back({ QString::number(match.table), sideOf(section, facts, match.a), sideOf(section, facts, match.b),
            matchResultText(match, section.settings.score) });
    }
    for (const Bye &bye : found->byes)
        rows.push_back({ {}, sideOf(section, facts, bye.entry), {}, byeName(bye.kind) });
    return rows;
}

} // namespace kagetsu::text
