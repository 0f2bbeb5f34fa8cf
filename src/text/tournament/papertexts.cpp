// SPDX-License-Identifier: MIT
#include "text/tournament/papertexts.h"

#include "text/tournament/numbers.h"
#include "text/tournament/paperscontext.h"
#include "text/tournament/qualification.h"
#include "text/tournament/results.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/score/roundsign.h"
#include "tournament/standings/standings.h"

namespace kagetsu::text {

namespace {

using namespace tournament;

// True while results are missing, so that the standings are preliminary.
bool isDuringRound(const Section &section, int round)
{
    return round > 0 && section.rounds[static_cast<std::size_t>(round) - 1].state == Round::State::Published;
}

// Returns one letter for the opener or the second player.
QString sideLetter(const Section &section, std::size_t round, EntryId entry)
{
    for (const Match &match : section.rounds[round].matches) {
        if (match.a != entry && match.b != entry)
            continue;
        const Party opener = match.games.empty() ? Party::A : match.games.front().opener;
        const bool opens = match.entry(opener) == entry;
        //: One letter in a table: the player opened the game.
        const QString first = EventPapers::tr("o");
        //: One letter in a table: the player was the second player.
        return opens ? first : EventPapers::tr("s");
    }
    return {};
}

} // namespace

QString standingsTitle(const Section &section)
{
    if (section.state == Section::State::Finished)
        return EventPapers::tr("Final standings");
    const int round = factsOf(section).rounds;
    const QString what = isDuringRound(section, round) ? EventPapers::tr("Standings during round %1")
                                                       : EventPapers::tr("Standings after round %1");
    return what.arg(round);
}

QString crossTableTitle(const Section &section)
{
    const int round = factsOf(section).rounds;
    const QString what = isDuringRound(section, round) ? EventPapers::tr("Cross table during round %1")
                                                       : EventPapers::tr("Cross table after round %1");
    return what.arg(round);
}

QString pairingsTitle(int round, bool isByName)
{
    const QString what =
        isByName ? EventPapers::tr("Pairings for round %1, by name") : EventPapers::tr("Pairings for round %1");
    return what.arg(round);
}

QString placeText(int place)
{
    return place == 0 ? QStringLiteral("–") : QString::number(place);
}

QStringList rankingLines(const Section &section)
{
    QStringList lines;
    if (!isElimination(section.settings.format)) {
        lines += criteriaLine(section.settings);
        if (isTimeDeciding(section))
            lines += timeDecidesText();
    }
    return lines + decisionTexts(section);
}

QString roundCell(const Section &section, const SectionFacts &facts, const EntryFacts &entry, std::size_t round)
{
    const RoundFact &fact = entry.rounds[round];
    const QString sign = signText(signOf(fact));
    if (!fact.opponent)
        return sign;
    const QString blank(QChar::Nbsp);
    return QString(QString::number(facts.entries[*fact.opponent].number) + blank + sideLetter(section, round, entry.id)
        + blank + sign)
        .trimmed();
}

QString roundCellsText()
{
    return EventPapers::tr("For each round: the opponent's number, “o” for the opener or “s” for the "
                           "second player, and the result. A sign alone is a round without an opponent: "
                           "+, ½ or 0, as it counted, or – for a player who was not in it.");
}

std::vector<std::pair<int, QString>> resultsAgainst(const EntryFacts &entry, std::size_t opponent)
{
    std::vector<std::pair<int, QString>> results;
    for (std::size_t round = 0; round < entry.rounds.size(); ++round) {
        const RoundFact &fact = entry.rounds[round];
        if (fact.opponent != opponent || fact.kind == RoundFact::Kind::Pending)
            continue;
        const bool isOfGames = fact.kind == RoundFact::Kind::Played && fact.boards.size() > 1;
        results.emplace_back(
            static_cast<int>(round) + 1, isOfGames ? text::pointsText(fact.gamePoints) : signText(signOf(fact)));
    }
    return results;
}

} // namespace kagetsu::text
