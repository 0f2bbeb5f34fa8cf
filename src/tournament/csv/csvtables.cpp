// SPDX-License-Identifier: MIT
#include "tournament/csv/csvtables.h"

#include "base/enumtable.h"
#include "tournament/codec/sectionformat.h"
#include "tournament/codec/typed.h"
#include "tournament/csv/entryfields.h"
#include "tournament/model/find.h"
#include "tournament/score/roundsign.h"
#include "tournament/score/settled.h"
#include "tournament/stages/advancing.h"
#include "tournament/standings/standings.h"
#include "tournament/standings/valuetext.h"

#include <algorithm>
#include <map>

namespace kagetsu::tournament {

namespace {

constexpr EnumTable<CsvHead, std::string_view> Codes({
    { CsvHead::Number, "number" },
    { CsvHead::Name, "name" },
    { CsvHead::Rating, "rating" },
    { CsvHead::Rank, "rank" },
    { CsvHead::Club, "club" },
    { CsvHead::Country, "country" },
    { CsvHead::Members, "members" },
    { CsvHead::Round, "round" },
    { CsvHead::Table, "table" },
    { CsvHead::OpenerNumber, "opener-number" },
    { CsvHead::Opener, "opener" },
    { CsvHead::SecondNumber, "second-number" },
    { CsvHead::Second, "second" },
    { CsvHead::Game, "game" },
    { CsvHead::PointsOfOpener, "points-opener" },
    { CsvHead::PointsOfSecond, "points-second" },
    { CsvHead::How, "how" },
    { CsvHead::Reason, "reason" },
    { CsvHead::SecondsOfOpener, "seconds-opener" },
    { CsvHead::SecondsOfSecond, "seconds-second" },
    { CsvHead::Record, "record" },
    { CsvHead::Place, "place" },
    { CsvHead::Points, "points" },
    { CsvHead::Title, "title" },
    { CsvHead::Sex, "sex" },
    { CsvHead::Birth, "birth" },
    { CsvHead::FederationId, "federation-id" },
    { CsvHead::RatedGames, "rated-games" },
    { CsvHead::RatingFactor, "factor-k" },
    { CsvHead::DecidedPlace, "decided-place" },
    { CsvHead::DecidedBy, "decided-by" },
});

CsvRow headRow(std::initializer_list<CsvHead> heads, const CsvWords &words)
{
    CsvRow row;
    for (const CsvHead head : heads)
        row.push_back(words(head));
    return row;
}

// Returns "play-off 3-1=1-0", "lot 7", "criteria SB" or "by-hand: a reason".
std::string decisionWords(const Section &section, const PlaceDecision &decision)
{
    const std::string kind(DecisionWords.of(decision.kind));
    const std::string details = decisionDetails(section, decision);
    if (details.empty())
        return kind;
    return kind + (details == decision.reason ? ": " : " ") + details;
}

// The place that a decision gave to an entry, and how it was decided.
struct Decided
{
    int place = 0;
    std::string by;
};

std::map<EntryId, Decided> decidedOf(const Section &section, const std::vector<Standing> &standings)
{
    std::map<EntryId, Decided> all;
    for (const PlaceDecision &decision : decisionsInForce(section)) {
        for (const EntryId entry : entriesOf(decision))
            all[entry].by = decisionWords(section, decision);
    }
    std::map<EntryId, int> shared;
    for (const Standing &standing : standings)
        shared[standing.entry] = standing.place;
    // From the place that they share on; those who have withdrawn keep theirs in the standings.
    std::map<int, int> taken;
    for (const std::vector<EntryId> &part : decidedPlaces(section)) {
        const int place = shared[part.front()];
        for (const EntryId entry : part) {
            if (const auto found = all.find(entry); found != all.end() && place > 0)
                found->second.place = place + taken[place];
        }
        taken[place] += static_cast<int>(part.size());
    }
    return all;
}

std::vector<const Entry *> byNumber(const Section &section)
{
    std::vector<const Entry *> entries;
    for (const Entry &entry : section.entries)
        entries.push_back(&entry);
    std::sort(entries.begin(), entries.end(), [](const Entry *a, const Entry *b) { return a->number < b->number; });
    return entries;
}

void addEntry(CsvRow &row, const Section &section, EntryId id)
{
    const Entry *entry = findEntry(section, id);
    row.push_back(entry ? std::to_string(entry->number) : "");
    row.push_back(entry ? entry->details.name : "");
}

Party openerOf(const Match &match)
{
    return match.games.empty() ? Party::A : match.games.front().opener;
}

std::string howText(const Match &match)
{
    if (match.ruling)
        return "ruling";
    const bool isPlayed = std::any_of(match.games.begin(), match.games.end(),
        [](const Game &game) { return game.report && tournament::isPlayed(game.report->outcome); });
    return isPlayed ? "played" : "forfeit";
}

void addMatches(CsvTable &table, const Section &section, int number, const Round &round)
{
    for (const Match &paired : round.matches) {
        const Match match = settled(section, number, paired);
        const std::optional<MatchScore> score = scoreOf(match, section.settings.score);
        const Party opener = openerOf(match);
        CsvRow row { std::to_string(number), std::to_string(match.table) };
        addEntry(row, section, match.entry(opener));
        addEntry(row, section, match.entry(otherParty(opener)));
        const auto points = [&](Party party) { return pointsText(score->points[party]); };
        row.push_back(score ? points(opener) : "");
        row.push_back(score ? points(otherParty(opener)) : "");
        row.push_back(score ? howText(match) : "");
        table.push_back(std::move(row));
    }
    for (const Bye &bye : round.byes) {
        CsvRow row { std::to_string(number), "" };
        addEntry(row, section, bye.entry);
        row.insert(row.end(), { "", "", pointsText(factOf(bye.kind, section.settings).points), "", "bye" });
        table.push_back(std::move(row));
    }
}

// A draw is written as "=", because spreadsheets read 1/2 as a date. A round without an opponent has nothing before its
// sign, so it can be written as ½.
std::string_view signCode(RoundSign sign)
{
    switch (sign) {
    case RoundSign::Win: return "1";
    case RoundSign::Draw: return "=";
    case RoundSign::Loss:
    case RoundSign::EmptyBye: return "0";
    case RoundSign::ForfeitWin:
    case RoundSign::FullBye: return "+";
    case RoundSign::ForfeitLoss: return "-";
    case RoundSign::HalfBye: return "½";
    case RoundSign::NotInRound: return "–";
    case RoundSign::NotYet:
    case RoundSign::Annulled: break;
    }
    return {};
}

std::string crossCell(const Section &section, const SectionFacts &facts, const EntryFacts &entry, std::size_t round)
{
    const RoundFact &fact = entry.rounds[round];
    std::string cell;
    if (fact.opponent) {
        const EntryId opponent = facts.entries[*fact.opponent].id;
        cell = std::to_string(facts.entries[*fact.opponent].number);
        for (const Match &match : section.rounds[round].matches) {
            if (match.a == entry.id && match.b == opponent)
                cell += openerOf(match) == Party::A ? 'b' : 'w';
            else if (match.b == entry.id && match.a == opponent)
                cell += openerOf(match) == Party::B ? 'b' : 'w';
        }
    }
    return cell.append(signCode(signOf(fact)));
}

bool isPublished(const Round &round)
{
    return round.state != Round::State::Draft;
}

void addGames(CsvTable &table, const Section &section, int round, const Match &match)
{
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const Game &game = match.games[i];
        if (!game.report)
            continue;
        const Party second = otherParty(game.opener);
        const PerParty<Points> points = gamePointsOf(game.report->outcome);
        const auto seconds = [&](Party party) {
            return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(game.report->time[party]).count());
        };
        CsvRow row { std::to_string(round), std::to_string(match.table), std::to_string(i + 1) };
        addEntry(row, section, match.entry(game.opener));
        addEntry(row, section, match.entry(second));
        row.insert(row.end(),
            { pointsText(points[game.opener]), pointsText(points[second]),
                tournament::isPlayed(game.report->outcome) ? "played" : "forfeit", game.report->reason,
                seconds(game.opener), seconds(second), game.report->record });
        table.push_back(std::move(row));
    }
}

} // namespace

std::string pointsText(Points points)
{
    return exactText(Criterion::Kind::Points, eighths(points));
}

std::string decisionDetails(const Section &section, const PlaceDecision &decision)
{
    std::string text;
    for (const PlayOffGame &game : decision.games)
        text += (text.empty() ? "" : " ") + textOf(section, game);
    for (const Criterion &criterion : decision.criteria)
        text += (text.empty() ? "" : " ") + codeOf(criterion);
    if (decision.seed)
        text += (text.empty() ? "" : " ") + std::to_string(*decision.seed);
    if (!decision.reason.empty())
        text += (text.empty() ? "" : ": ") + decision.reason;
    return text;
}

std::string_view codeOf(CsvHead head)
{
    return Codes[head];
}

std::string codeWords(CsvHead head)
{
    return std::string(codeOf(head));
}

CsvTable entryTable(const Section &section, const CsvWords &words)
{
    const std::vector<const Entry *> entries = byNumber(section);
    std::vector<CsvHead> heads { CsvHead::Name, CsvHead::Rating, CsvHead::Rank, CsvHead::Club, CsvHead::Country,
        CsvHead::Members };
    for (const CsvHead rare : { CsvHead::Title, CsvHead::Sex, CsvHead::Birth, CsvHead::FederationId,
             CsvHead::RatedGames, CsvHead::RatingFactor }) {
        if (std::ranges::any_of(entries, [rare](const Entry *entry) { return !fieldOf(entry->details, rare).empty(); }))
            heads.push_back(rare);
    }
    CsvTable table { { words(CsvHead::Number) } };
    for (const CsvHead head : heads)
        table.front().push_back(words(head));
    for (const Entry *entry : entries) {
        CsvRow &row = table.emplace_back(CsvRow { std::to_string(entry->number) });
        for (const CsvHead head : heads)
            row.push_back(fieldOf(entry->details, head));
    }
    return table;
}

CsvTable pairingTable(const Section &section, int round, const CsvWords &words)
{
    CsvTable table { headRow({ CsvHead::Round, CsvHead::Table, CsvHead::OpenerNumber, CsvHead::Opener,
                                 CsvHead::SecondNumber, CsvHead::Second },
        words) };
    const Round *found = findRound(section, round);
    if (!found)
        return table;
    addMatches(table, section, round, *found);
    for (std::size_t row = 1; row < table.size(); ++row)
        table[row].resize(6);
    return table;
}

CsvTable resultTable(const Section &section, const CsvWords &words)
{
    CsvTable table { headRow(
        { CsvHead::Round, CsvHead::Table, CsvHead::OpenerNumber, CsvHead::Opener, CsvHead::SecondNumber,
            CsvHead::Second, CsvHead::PointsOfOpener, CsvHead::PointsOfSecond, CsvHead::How },
        words) };
    for (std::size_t i = 0; i < section.rounds.size(); ++i) {
        if (isPublished(section.rounds[i]))
            addMatches(table, section, static_cast<int>(i) + 1, section.rounds[i]);
    }
    return table;
}

CsvTable standingsTable(const Section &section, const CsvWords &words)
{
    const std::vector<Criterion> criteria = criteriaOf(section.settings);
    CsvTable table { headRow({ CsvHead::Place, CsvHead::Number, CsvHead::Name, CsvHead::Points }, words) };
    for (std::size_t i = 1; i < criteria.size(); ++i)
        table.front().push_back(codeOf(criteria[i]));
    const std::vector<Standing> standings = standingsOf(section);
    const std::map<EntryId, Decided> decided = decidedOf(section, standings);
    if (!decided.empty())
        table.front().insert(table.front().end(), { words(CsvHead::DecidedPlace), words(CsvHead::DecidedBy) });
    for (const Standing &standing : standings) {
        CsvRow row { standing.place == 0 ? "" : std::to_string(standing.place) };
        addEntry(row, section, standing.entry);
        row.push_back(pointsText(standing.points));
        for (std::size_t i = 1; i < standing.values.size(); ++i)
            row.push_back(standing.values[i].hasEffect ? exactText(criteria[i].kind, standing.values[i].amount) : "");
        if (const auto found = decided.find(standing.entry); found != decided.end())
            row.insert(
                row.end(), { found->second.place > 0 ? std::to_string(found->second.place) : "", found->second.by });
        else if (!decided.empty())
            row.insert(row.end(), { "", "" });
        table.push_back(std::move(row));
    }
    return table;
}

CsvTable crossTable(const Section &section, const CsvWords &words)
{
    const SectionFacts facts = factsOf(section);
    CsvTable table { headRow({ CsvHead::Place, CsvHead::Number, CsvHead::Name }, words) };
    for (int round = 1; round <= facts.rounds; ++round)
        table.front().push_back(words(CsvHead::Round) + ' ' + std::to_string(round));
    table.front().push_back(words(CsvHead::Points));
    for (const Standing &standing : standingsOf(facts, criteriaOf(section.settings))) {
        CsvRow row { standing.place == 0 ? "" : std::to_string(standing.place) };
        addEntry(row, section, standing.entry);
        const EntryFacts &entry = facts.entries[standing.facts];
        for (std::size_t round = 0; round < entry.rounds.size(); ++round)
            row.push_back(crossCell(section, facts, entry, round));
        row.push_back(pointsText(standing.points));
        table.push_back(std::move(row));
    }
    return table;
}

CsvTable gameTable(const Section &section, const CsvWords &words)
{
    CsvTable table { headRow(
        { CsvHead::Round, CsvHead::Table, CsvHead::Game, CsvHead::OpenerNumber, CsvHead::Opener, CsvHead::SecondNumber,
            CsvHead::Second, CsvHead::PointsOfOpener, CsvHead::PointsOfSecond, CsvHead::How, CsvHead::Reason,
            CsvHead::SecondsOfOpener, CsvHead::SecondsOfSecond, CsvHead::Record },
        words) };
    for (std::size_t i = 0; i < section.rounds.size(); ++i) {
        if (!isPublished(section.rounds[i]))
            continue;
        for (const Match &match : section.rounds[i].matches)
            addGames(table, section, static_cast<int>(i) + 1, match);
    }
    return table;
}

} // namespace kagetsu::tournament
