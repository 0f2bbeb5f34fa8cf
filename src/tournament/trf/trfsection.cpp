// SPDX-License-Identifier: MIT
#include "tournament/trf/trfsection.h"

#include "tournament/formats/knockout.h"
#include "tournament/score/settled.h"
#include "tournament/standings/standings.h"
#include "tournament/swiss/swissround.h"
#include "tournament/trf/trfgames.h"
#include "tournament/trf/trfteams.h"
#include "tournament/trf/trftext.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace kagetsu::tournament {

namespace {

// Finds the dates that a calendar may have in a printed text: "2026-05-01", "2026/5/1".
std::vector<std::string> datesIn(std::string_view text)
{
    std::vector<std::vector<std::string>> groups;
    std::string digits;
    std::vector<std::string> parts;
    const auto endDate = [&] {
        if (parts.size() == 3 && parts[0].size() == 4)
            groups.push_back(parts);
        parts.clear();
    };
    for (const char character : std::string(text) + ' ') {
        if (character >= '0' && character <= '9') {
            digits += character;
            continue;
        }
        if (!digits.empty())
            parts.push_back(std::exchange(digits, {}));
        if (character != '-' && character != '/' && character != '.')
            endDate();
    }
    std::vector<std::string> dates;
    for (const auto &group : groups) {
        const auto two = [](const std::string &part) { return part.size() == 1 ? "0" + part : part; };
        if (group[1].size() <= 2 && group[2].size() <= 2)
            dates.push_back(group[0] + "/" + two(group[1]) + "/" + two(group[2]));
    }
    return dates;
}

std::string_view typeOf(Format format)
{
    switch (format) {
    case Format::RoundRobin: return "Round-Robin";
    case Format::DoubleRoundRobin: return "Double Round-Robin";
    case Format::Swiss: return "Swiss-System";
    case Format::Elimination: return "Knock-Out";
    case Format::DoubleElimination: return "Double Knock-Out";
    }
    return {};
}

// Returns the type as [TRF26] encodes it. Our Swiss is not one of FIDE's; round robins use Berger tables.
std::string typeCodeOf(const Section &section)
{
    const std::string team = isOfTeams(section) ? "TEAM_" : "";
    switch (section.settings.format) {
    case Format::RoundRobin: return "BERGER_" + team + "ROUNDROBIN";
    case Format::DoubleRoundRobin: return "BERGER_" + team + "DOUBLEROUNDROBIN";
    case Format::Swiss: return "CUSTOM_" + team + "SWISS";
    case Format::Elimination:
    case Format::DoubleElimination: return "CUSTOM_" + team + "KNOCKOUT";
    }
    return {};
}

// Returns the day of a time, in UTC, as "YYYY/MM/DD".
std::string dayOf(Milliseconds moment)
{
    const std::chrono::sys_time<Milliseconds> time(moment);
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(time));
    const auto two = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return std::to_string(int(day.year())) + "/" + two(unsigned(day.month())) + "/" + two(unsigned(day.day()));
}

class Reporter
{
public:
    Reporter(const EventDetails &event, const Section &section)
        : m_event(event)
        , m_section(section)
        , m_facts(factsOf(section))
    {
    }

    TrfReport report()
    {
        writeHead();
        writeScore();
        writeCriteria();
        for (std::size_t i = 0; i < m_facts.entries.size(); ++i)
            m_report.players.push_back(playerOf(m_facts.entries[i]));
        rank();
        writeFirstSide();
        writeAcceleration();
        writeGames();
        writeDates();
        writeType();
        writeLocks();
        writeAssignments();
        return std::move(m_report);
    }

private:
    void writeHead();
    void writeScore();
    void writeCriteria();
    void writeFirstSide();
    void writeAcceleration();
    void writeGames();
    void writeDates();
    void writeType();
    void rank();
    void writeLocks();
    bool hasFreeRounds() const;
    void writeAssignments();
    TrfPlayer playerOf(const EntryFacts &facts) const;
    TrfGame gameOf(const EntryFacts &facts, std::size_t round) const;
    std::optional<Party> partyOf(const Match &match, EntryId entry) const;
    int numberOf(EntryId entry) const;

    const EventDetails &m_event;
    const Section &m_section;
    SectionFacts m_facts;
    TrfScore m_score;
    TrfReport m_report;
};

void Reporter::writeHead()
{
    m_report.remarks.push_back("Black (b) is who opened the game, white (w) is the opponent.");
    const std::string &name = m_section.settings.name;
    m_report.name = m_event.name;
    if (name != m_event.name)
        m_report.name += (m_event.name.empty() || name.empty() ? "" : ", ") + name;
    m_report.city = m_event.place;
    m_report.federation = m_event.federation;
    const std::vector<std::string> dates = datesIn(m_event.dates);
    if (!dates.empty()) {
        m_report.start = dates.front();
        m_report.end = dates.back();
    }
    m_report.type = isOfTeams(m_section) ? "Team: " : "Individual: ";
    m_report.type += typeOf(m_section.settings.format);
    if (!m_event.arbiters.empty()) {
        m_report.chiefArbiter = m_event.arbiters.front();
        m_report.deputies.assign(m_event.arbiters.begin() + 1, m_event.arbiters.end());
    }
    m_report.rounds = std::max(m_section.settings.options.rounds, m_facts.rounds);
}

bool Reporter::hasFreeRounds() const
{
    return std::ranges::any_of(m_facts.entries, [](const EntryFacts &entry) {
        return std::ranges::count(entry.rounds, RoundFact::Kind::PairingBye, &RoundFact::kind) > 0;
    });
}

void Reporter::writeScore()
{
    const ScoreSystem &system = m_section.settings.score;
    const TrfScore score { system.win, system.draw, system.loss, system.zeroBye, system.pairingBye };
    m_score = score;
    for (const Points points : { score.win, score.draw, score.loss, score.absence, score.pairingBye }) {
        if (points < Points {} || points > MostTrfPoints) {
            m_report.remarks.push_back(std::string(PointsRemark) + halfText(score.win) + " " + halfText(score.draw)
                + " " + halfText(score.loss) + " " + halfText(score.absence) + " " + halfText(score.pairingBye));
            break;
        }
    }
    m_score.loss = std::clamp(score.loss, Points {}, MostTrfPoints);
    m_score.absence = std::clamp(score.absence, Points {}, MostTrfPoints);
    if (isRoundRobin(m_section.settings.format) && hasFreeRounds())
        m_score.pairingBye = {}; // a free round of a round robin gives nothing
    if (m_score != TrfScore())
        m_report.score = m_score;
}

// If no game shows it: the first player of the list opens, with black.
void Reporter::writeFirstSide()
{
    const auto hasGame = [](const TrfPlayer &player) {
        return std::any_of(
            player.games.begin(), player.games.end(), [](const TrfGame &game) { return game.opponent != 0; });
    };
    const bool isPlayed = std::any_of(m_report.players.begin(), m_report.players.end(), hasGame);
    if (m_section.settings.format == Format::Swiss && !isPlayed)
        m_report.firstSide = 'B';
}

// Writes that the upper half has the points of one win added in the first rounds (tournament.md#swiss-settings).
void Reporter::writeAcceleration()
{
    const int rounds = std::min(m_section.settings.options.swiss.acceleratedRounds, MostTrfRounds);
    const int players = static_cast<int>(m_report.players.size());
    if (m_section.settings.format == Format::Swiss && rounds > 0 && players > 1)
        m_report.accelerations.push_back({ m_score.win, 1, rounds, 1, (players + 1) / 2 });
}

// A match of several games is written as one result, which must not be mistaken for a game. Tables have no place of
// their own.
void Reporter::writeGames()
{
    const int rounds = std::min(m_facts.rounds, static_cast<int>(m_section.rounds.size()));
    const int games = m_section.settings.options.gamesPerMatch;
    if (isOfTeams(m_section))
        return;
    if (games > 1)
        m_report.remarks.push_back(std::string(GamesPerMatchRemark) + std::to_string(games));
    for (int round = 1; round <= rounds; ++round) {
        std::vector<RemarkedTable> tables;
        for (const Match &match : m_section.rounds[static_cast<std::size_t>(round) - 1].matches)
            tables.push_back({ match.table, numberOf(match.a), numberOf(match.b) });
        if (std::string remark = tablesRemark(round, tables); !remark.empty())
            m_report.remarks.push_back(std::move(remark));
        for (const Match &match : m_section.rounds[static_cast<std::size_t>(round) - 1].matches) {
            if (match.games.size() < 2 || match.ruling) // the points of a ruling are not those of its games
                continue;
            const Match settledMatch = settled(m_section, round, match);
            std::string remark = gamesRemark(settledMatch, numberOf(match.a), numberOf(match.b), round);
            if (!remark.empty())
                m_report.remarks.push_back(std::move(remark));
        }
    }
}

// Writes the days of the rounds. In a one-day event, all rounds are on that day; otherwise a round is on the day on
// which its clocks were started.
void Reporter::writeDates()
{
    const std::vector<std::string> days = datesIn(m_event.dates);
    const bool isOneDay = !days.empty() && days.front() == days.back();
    for (int round = 1; round <= m_facts.rounds; ++round) {
        const std::optional<Milliseconds> started = static_cast<std::size_t>(round) <= m_section.rounds.size()
            ? m_section.rounds[static_cast<std::size_t>(round) - 1].clocksStarted
            : std::nullopt;
        std::string day = isOneDay ? days.front() : started ? dayOf(*started) : std::string();
        // The time zone is unknown, so a day outside the event is off by one.
        if (!days.empty() && !day.empty())
            day = std::clamp(day, days.front(), std::max(days.front(), days.back()));
        m_report.roundDates.push_back(day.empty() ? day : day.substr(2));
    }
    if (std::all_of(m_report.roundDates.begin(), m_report.roundDates.end(),
            [](const std::string &date) { return date.empty(); }))
        m_report.roundDates.clear();
}

// Writes who makes the pairings. The type is written only once the section is closed and nobody has to pair from the
// file any more, because programs refuse a system that they do not implement.
void Reporter::writeType()
{
    m_report.controller = "Kagetsu";
    if (m_section.state == Section::State::Finished)
        m_report.typeCode = typeCodeOf(m_section);
}

void Reporter::writeCriteria()
{
    std::string all;
    bool isKnown = true;
    for (const Criterion &criterion : m_section.settings.criteria) {
        const std::string code = trfCodeOf(criterion);
        isKnown = isKnown && !code.empty();
        m_report.tieBreaks.push_back(code);
        all += (all.empty() ? "" : " ") + codeOf(criterion);
    }
    if (!isKnown)
        m_report.tieBreaks.clear();
    if (!isKnown)
        m_report.remarks.push_back(std::string(CriteriaRemark) + all);
}

int Reporter::numberOf(EntryId entry) const
{
    const auto found = std::find_if(
        m_facts.entries.begin(), m_facts.entries.end(), [entry](const EntryFacts &facts) { return facts.id == entry; });
    return found == m_facts.entries.end() ? 0 : static_cast<int>(found - m_facts.entries.begin()) + 1;
}

std::optional<Party> Reporter::partyOf(const Match &match, EntryId entry) const
{
    for (const Party party : BothParties) {
        if (match.entry(party) == entry)
            return party;
    }
    return std::nullopt;
}

char resultOf(const RoundFact &fact)
{
    switch (fact.kind) {
    case RoundFact::Kind::Played: return fact.share == 2 ? '1' : fact.share == 1 ? '=' : '0';
    case RoundFact::Kind::ForfeitWin: return '+';
    case RoundFact::Kind::ForfeitLoss: return '-';
    case RoundFact::Kind::PairingBye: return 'U';
    case RoundFact::Kind::FullBye: return 'F';
    case RoundFact::Kind::AskedBye: return fact.share == 1 ? 'H' : 'Z';
    case RoundFact::Kind::Pending:
    case RoundFact::Kind::Annulled: break;
    }
    return ' ';
}

TrfGame Reporter::gameOf(const EntryFacts &facts, std::size_t round) const
{
    const RoundFact &fact = facts.rounds[round];
    TrfGame game;
    for (const Match &match : m_section.rounds[round].matches) {
        const std::optional<Party> party = partyOf(match, facts.id);
        const int opponent = party ? numberOf(match.entry(otherParty(*party))) : 0;
        if (opponent == 0)
            continue;
        game.opponent = opponent;
        const Party opener = match.games.empty() ? Party::A : match.games.front().opener;
        game.side = *party == opener ? 'b' : 'w';
        game.result = resultOf(fact);
        return game;
    }
    game.result = resultOf(fact);
    return game;
}

// Formats a date as "2001/05/12"; zeros mean unknown parts.
std::string trfBirthOf(const BirthDate &birth)
{
    const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return isKnown(birth) ? std::to_string(birth.year) + "/" + two(birth.month) + "/" + two(birth.day) : std::string();
}

TrfPlayer Reporter::playerOf(const EntryFacts &facts) const
{
    TrfPlayer player;
    player.number = numberOf(facts.id);
    const auto entry = std::find_if(
        m_section.entries.begin(), m_section.entries.end(), [&](const Entry &each) { return each.id == facts.id; });
    const EntryDetails &details = entry->details;
    player.name = utf8Of(charactersOf(details.name).substr(0, 33));
    if (details.rating && *details.rating > 0 && *details.rating <= 9999)
        player.rating = details.rating;
    // If a player has no title, a short rank takes its place.
    if (!details.title.empty())
        player.title = utf8Of(charactersOf(details.title).substr(0, 3));
    else if (charactersOf(details.rank).size() <= 3)
        player.title = details.rank;
    player.sex = details.sex == Sex::Female ? 'w' : details.sex == Sex::Male ? 'm' : ' ';
    player.birth = trfBirthOf(details.birth);
    // A truncated number would be that of someone else.
    if (charactersOf(details.federationId).size() <= 11)
        player.id = details.federationId;
    player.federation = utf8Of(charactersOf(details.country).substr(0, 3));
    player.points = std::clamp(facts.points, Points {}, MostTrfPoints);
    for (std::size_t round = 0; round < facts.rounds.size(); ++round)
        player.games.push_back(gameOf(facts, round));
    return player;
}

void Reporter::rank()
{
    if (isElimination(m_section.settings.format)) {
        for (const KnockoutPlace &place : knockoutPlaces(m_section))
            m_report.players[static_cast<std::size_t>(numberOf(place.entry)) - 1].rank = place.place;
        return;
    }
    for (const Standing &standing : standingsOf(m_facts, criteriaOf(m_section.settings)))
        m_report.players[standing.facts].rank = standing.place;
    for (const EntryFacts &facts : m_facts.entries) {
        if (facts.points < Points {} || facts.points > MostTrfPoints)
            m_report.remarks.push_back(
                "Player " + std::to_string(numberOf(facts.id)) + " has " + halfText(facts.points) + " points.");
    }
}

char letterOf(Bye::Kind kind)
{
    switch (kind) {
    case Bye::Kind::Half: return 'H';
    case Bye::Kind::Zero: return 'Z';
    default: return 'F';
    }
}

// Writes byes that are fixed for rounds not paired yet.
void Reporter::writeLocks()
{
    for (const Lock &lock : m_section.locks) {
        if (!lock.b && lock.round > m_facts.rounds)
            m_report.byes.push_back({ letterOf(byeOf(m_section, lock)), lock.round, { numberOf(lock.a) } });
    }
}

// Writes adjustments, and by how much the points of a round differ from those of its result.
void Reporter::writeAssignments()
{
    for (std::size_t i = 0; i < m_facts.entries.size(); ++i) {
        const TrfPlayer &player = m_report.players[i];
        for (std::size_t round = 0; round < player.games.size(); ++round) {
            const Points more = m_facts.entries[i].rounds[round].points - pointsOf(m_score, player.games[round].result);
            if (more != Points {})
                m_report.assignments.push_back({ ' ', more, static_cast<int>(round) + 1, { player.number } });
        }
    }
    for (const Adjustment &adjustment : m_section.adjustments) {
        if (adjustment.round <= m_facts.rounds)
            m_report.assignments.push_back(
                { ' ', adjustment.points, adjustment.round, { numberOf(adjustment.entry) } });
    }
}

} // namespace

std::string trfCodeOf(const Criterion &criterion)
{
    using Kind = Criterion::Kind;
    switch (criterion.kind) {
    case Kind::Points: return "PTS";
    case Kind::Direct: return "DE";
    case Kind::Wins: return "WON";
    case Kind::MatchPoints: return "MPTS";
    case Kind::GamePoints: return "GPTS";
    default: break;
    }
    // The other criteria of C.07 have its own codes, except for two whose names belong to renju criteria.
    if (criterion.kind < Kind::Buchholz)
        return {};
    std::string code = codeOf(criterion);
    if (const std::size_t hyphen = code.find('-'); hyphen != std::string::npos)
        code[hyphen] = '/';
    const bool isOfFide = criterion.kind == Kind::FideSb || criterion.kind == Kind::DirectFide;
    return isOfFide ? code.substr(1) : code;
}

std::optional<Criterion> criterionOfTrf(std::string_view code)
{
    // Unless a file says more, its direct encounter is that of C.07.
    for (const std::string_view known : { "points", "FDE", "WINS", "MP", "GP" }) {
        const std::optional<Criterion> criterion = criterionFromCode(known);
        if (trfCodeOf(*criterion) == code)
            return criterion;
    }
    std::string ours(code);
    std::replace(ours.begin(), ours.end(), '/', '-');
    for (const std::string &spelling : { ours, 'F' + ours }) {
        const std::optional<Criterion> criterion = criterionFromCode(spelling);
        if (criterion && trfCodeOf(*criterion) == code)
            return criterion;
    }
    return std::nullopt;
}

Points pointsOf(const TrfScore &score, char result)
{
    switch (result) {
    case '1':
    case 'W':
    case '+':
    case 'F': return score.win;
    case '=':
    case 'D':
    case 'H': return score.draw;
    case '0':
    case 'L': return score.loss;
    case 'U': return score.pairingBye;
    default: return result == ' ' ? Points {} : score.absence;
    }
}

TrfReport reportOf(const EventDetails &event, const Section &section)
{
    TrfReport report = Reporter(event, section).report();
    return isOfTeams(section) ? ofMembers(std::move(report), section) : report;
}

} // namespace kagetsu::tournament
