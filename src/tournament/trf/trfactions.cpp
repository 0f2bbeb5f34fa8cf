// SPDX-License-Identifier: MIT
#include "tournament/trf/trfactions.h"

#include "tournament/log/texts.h"
#include "tournament/trf/trfgames.h"
#include "tournament/trf/trfsection.h"
#include "tournament/trf/trftext.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace kagetsu::tournament {

Format formatOf(const TrfReport &report)
{
    // If the code is present, it decides.
    const std::string type = report.typeCode.empty() ? report.type : report.typeCode;
    const auto says = [&type](std::string_view word) { return type.find(word) != std::string::npos; };
    const bool isDouble = says("Double") || says("double") || says("DOUBLEROUND");
    if (says("KNOCKOUT")) // does not tell how many losses an entry may have
        return report.type.find("Double") != std::string::npos ? Format::DoubleElimination : Format::Elimination;
    if (says("Knock") || says("knock"))
        return isDouble ? Format::DoubleElimination : Format::Elimination;
    if (says("obin") || says("ROUNDROBIN"))
        return isDouble ? Format::DoubleRoundRobin : Format::RoundRobin;
    return Format::Swiss;
}

namespace {

std::optional<std::string> remarkOf(const TrfReport &report, std::string_view beginning)
{
    for (const std::string &remark : report.remarks) {
        if (remark.starts_with(beginning))
            return remark.substr(beginning.size());
    }
    return std::nullopt;
}

std::vector<Criterion> criteriaOfReport(const TrfReport &report)
{
    std::vector<Criterion> criteria;
    const auto add = [&criteria](const std::optional<Criterion> &criterion) {
        if (criterion && criterion->kind != Criterion::Kind::Points)
            criteria.push_back(*criterion);
    };
    if (const std::optional<std::string> remark = remarkOf(report, CriteriaRemark)) {
        std::istringstream codes(*remark);
        for (std::string code; codes >> code;)
            add(criterionFromCode(code));
        return criteria;
    }
    for (const std::string &code : report.tieBreaks)
        add(criterionOfTrf(code));
    return criteria;
}

TrfScore scoreOfReport(const TrfReport &report)
{
    TrfScore score = report.score.value_or(TrfScore());
    if (const std::optional<std::string> remark = remarkOf(report, PointsRemark)) {
        std::istringstream words(*remark);
        for (Points *points : { &score.win, &score.draw, &score.loss, &score.absence, &score.pairingBye }) {
            std::string word;
            words >> word;
            const Points read = halfNumber(charactersOf(word)).value_or(*points);
            *points = isInRange(read) ? read : *points;
        }
    }
    return score;
}

ScoreSystem systemOf(const TrfScore &score)
{
    ScoreSystem system;
    system.win = system.forfeitWin = score.win;
    system.draw = system.halfBye = score.draw;
    system.loss = score.loss;
    system.forfeitLoss = system.zeroBye = score.absence;
    system.pairingBye = score.pairingBye;
    return system;
}

EventDetails detailsOf(const TrfReport &report)
{
    EventDetails details { report.name, report.city, report.start, report.federation, {} };
    if (!report.end.empty() && report.end != report.start)
        details.dates += " – " + report.end;
    if (!report.chiefArbiter.empty())
        details.arbiters.push_back(report.chiefArbiter);
    details.arbiters.insert(details.arbiters.end(), report.deputies.begin(), report.deputies.end());
    for (std::string *text : { &details.name, &details.place, &details.dates, &details.federation })
        cutName(*text);
    for (std::string &arbiter : details.arbiters)
        cutName(arbiter);
    return details;
}

bool isTooLong(std::string text)
{
    return cutName(text);
}

// Returns the fields of which an event keeps only the beginning.
std::vector<TrfLoss> cutsOf(const TrfReport &report, std::map<std::string, std::vector<int>> &lines)
{
    const std::pair<std::string, const std::string *> fields[] { { "012", &report.name }, { "022", &report.city },
        { "032", &report.federation }, { "042", &report.start }, { "102", &report.chiefArbiter } };
    std::vector<TrfLoss> cuts;
    for (const auto &[tag, text] : fields) {
        if (isTooLong(*text))
            cuts.push_back({ tag, lines[tag], true });
    }
    TrfLoss deputies { "112", {}, true };
    for (std::size_t i = 0; i < std::min(report.deputies.size(), lines["112"].size()); ++i) {
        if (isTooLong(report.deputies[i]))
            deputies.lines.push_back(lines["112"][i]);
    }
    if (!deputies.lines.empty())
        cuts.push_back(std::move(deputies));
    return cuts;
}

// Reads a sex. Programs that do not know "w" write "f". Returns nothing for any other letter.
std::optional<Sex> sexOf(char letter)
{
    switch (letter) {
    case ' ': return Sex::Unknown;
    case 'm':
    case 'M': return Sex::Male;
    case 'w':
    case 'W':
    case 'f':
    case 'F': return Sex::Female;
    default: return std::nullopt;
    }
}

// Result letters for games without a move count as the results that they stand for.
char plain(char result)
{
    switch (result) {
    case 'W': return '1';
    case 'D': return '=';
    case 'L': return '0';
    default: return result;
    }
}

std::optional<Outcome> outcomeOf(char a, char b)
{
    const std::pair<std::string_view, Outcome> pairs[] { { "10", Outcome::AWon }, { "01", Outcome::BWon },
        { "==", Outcome::Draw }, { "+-", Outcome::AWonByForfeit }, { "-+", Outcome::BWonByForfeit },
        { "--", Outcome::BothForfeited } };
    for (const auto &[letters, outcome] : pairs) {
        if (plain(a) == letters[0] && plain(b) == letters[1])
            return outcome;
    }
    return std::nullopt;
}

// Returns the number of first rounds in which the upper half has the points of one win added; 0 for any other
// acceleration.
int acceleratedRoundsOf(const TrfReport &report)
{
    const int upper = (static_cast<int>(report.players.size()) + 1) / 2;
    const Points win = report.score.value_or(TrfScore()).win;
    if (report.accelerations.size() != 1)
        return 0;
    const TrfAcceleration &only = report.accelerations.front();
    return only == TrfAcceleration { win, 1, only.lastRound, 1, upper } ? only.lastRound : 0;
}

int gamesPerMatchOf(const TrfReport &report)
{
    constexpr int Most = 99;
    const std::optional<std::string> remark = remarkOf(report, GamesPerMatchRemark);
    return std::clamp(wholeNumber(charactersOf(remark.value_or("1"))).value_or(1), 1, Most);
}

class Builder
{
public:
    Builder(const TrfReport &report, int section)
        : m_report(report)
        , m_section(section)
        , m_system(systemOf(scoreOfReport(report)))
        , m_gamesPerMatch(gamesPerMatchOf(report))
        , m_remarked(remarkedGames(report))
        , m_tables(remarkedTables(report))
        , m_players(report.players)
    {
        std::sort(m_players.begin(), m_players.end(),
            [](const TrfPlayer &a, const TrfPlayer &b) { return a.number < b.number; });
        for (std::size_t i = 0; i < m_players.size(); ++i)
            m_ids[m_players[i].number] = { static_cast<int>(i) + 1 };
    }

    std::vector<Action> build()
    {
        m_actions.push_back(SetEventDetails { detailsOf(m_report) });
        addSection();
        for (const TrfPlayer &player : m_players)
            addEntry(player);
        for (std::size_t round = 0; round < rounds(); ++round)
            addRound(round);
        for (const TrfAssignment &assignment : m_report.assignments)
            adjust(assignment);
        addAdjustments();
        for (const TrfByes &byes : m_report.byes)
            addLocks(byes);
        return std::move(m_actions);
    }

private:
    std::size_t rounds() const
    {
        std::size_t most = 0;
        for (const TrfPlayer &player : m_players)
            most = std::max(most, player.games.size());
        return most;
    }
    TrfGame game(const TrfPlayer &player, std::size_t round) const
    {
        return round < player.games.size() ? player.games[round] : TrfGame();
    }
    void addSection();
    void addEntry(const TrfPlayer &player);
    void addRound(std::size_t round);
    void addMatch(Round &made, int round, const TrfPlayer &player, const TrfGame &game);
    const std::vector<RemarkedGame> *gamesOf(int round, EntryId a, EntryId b) const;
    void seat(Round &made, int round) const;
    void addBye(Round &made, const TrfPlayer &player, char result);
    bool report(int round, const Match &match);
    void adjust(const TrfAssignment &assignment);
    void addAdjustments();
    void addLocks(const TrfByes &byes);
    Points pointsHere(char result, bool isBothAbsent) const;
    void level(std::size_t round);

    const TrfReport &m_report;
    int m_section;
    ScoreSystem m_system;
    int m_gamesPerMatch;
    std::map<std::tuple<int, int, int>, std::vector<RemarkedGame>> m_remarked;
    std::map<int, std::vector<RemarkedTable>> m_tables; // keys are rounds
    std::vector<TrfPlayer> m_players;
    std::map<int, EntryId> m_ids; // keys are player numbers
    std::map<std::pair<int, int>, Points> m_adjusted; // keys are round and player number
    std::vector<Action> m_actions;
};

void Builder::addSection()
{
    SectionSettings settings;
    settings.format = formatOf(m_report);
    settings.score = m_system;
    settings.criteria = criteriaOfReport(m_report);
    settings.options.gamesPerMatch = m_gamesPerMatch;
    settings.options.rounds = std::max(m_report.rounds, static_cast<int>(rounds()));
    settings.options.swiss.acceleratedRounds = acceleratedRoundsOf(m_report);
    m_actions.push_back(AddSection { std::move(settings) });
}

void Builder::addEntry(const TrfPlayer &player)
{
    EntryDetails details;
    details.name = player.name;
    details.rating = player.rating;
    details.title = player.title;
    details.sex = sexOf(player.sex).value_or(Sex::Unknown);
    details.birth = birthDateFrom(player.birth).value_or(BirthDate());
    details.federationId = player.id;
    details.country = player.federation;
    m_actions.push_back(AddEntry { m_section, std::move(details), 1 });
}

// Returns the games of a match from remarks that Kagetsu wrote; nullptr if there are none.
const std::vector<RemarkedGame> *Builder::gamesOf(int round, EntryId a, EntryId b) const
{
    const auto number = [this](EntryId id) { return m_players[static_cast<std::size_t>(id.value) - 1].number; };
    const auto found = m_remarked.find({ round, number(a), number(b) });
    return found == m_remarked.end() ? nullptr : &found->second;
}

// Adds a match once for both players: it is named by the opener, or by the lower number; if a remark exists, in its
// order.
void Builder::addMatch(Round &made, int round, const TrfPlayer &player, const TrfGame &game)
{
    const TrfPlayer &opponent = m_players[static_cast<std::size_t>(m_ids.at(game.opponent).value) - 1];
    if (opponent.number < player.number)
        return;
    const bool isSecond = game.side == 'w';
    Match match;
    match.table = static_cast<int>(made.matches.size()) + 1;
    match.a = m_ids.at(isSecond ? opponent.number : player.number);
    match.b = m_ids.at(isSecond ? player.number : opponent.number);
    if (gamesOf(round, match.b, match.a))
        std::swap(match.a, match.b);
    const std::vector<RemarkedGame> *remarked = gamesOf(round, match.a, match.b);
    match.games.resize(std::max(static_cast<std::size_t>(m_gamesPerMatch), remarked ? remarked->size() : 0));
    for (std::size_t i = 0; i < match.games.size(); ++i)
        match.games[i].opener = remarked && i < remarked->size() ? (*remarked)[i].opener
            : i % 2 == 0                                         ? Party::A
                                                                 : Party::B;
    made.matches.push_back(std::move(match));
}

// Puts the matches of a round at the tables of the remark, unless it leaves one out. Without a remark, they are
// numbered in the order of the players.
void Builder::seat(Round &made, int round) const
{
    const auto told = m_tables.find(round);
    if (told == m_tables.end())
        return;
    std::vector<int> tables;
    for (const Match &match : made.matches) {
        const auto number = [this](EntryId id) { return m_players[static_cast<std::size_t>(id.value) - 1].number; };
        tables.push_back(tableOf(told->second, number(match.a), number(match.b)));
    }
    if (std::count(tables.begin(), tables.end(), 0) > 0)
        return;
    for (std::size_t i = 0; i < tables.size(); ++i)
        made.matches[i].table = tables[i];
    std::sort(
        made.matches.begin(), made.matches.end(), [](const Match &a, const Match &b) { return a.table < b.table; });
}

void Builder::addBye(Round &made, const TrfPlayer &player, char result)
{
    Bye bye { m_ids.at(player.number), Bye::Kind::Zero };
    if (result == 'U')
        bye.kind = Bye::Kind::Pairing;
    else if (result == 'F' || result == '+')
        bye.kind = Bye::Kind::Full;
    else if (result == 'H')
        bye.kind = Bye::Kind::Half;
    made.byes.push_back(bye);
}

// Returns what the section gives for the result. If nobody came, both have lost; a free round of a round robin gives
// nothing.
Points Builder::pointsHere(char result, bool isBothAbsent) const
{
    if (result == 'U' && isRoundRobin(formatOf(m_report)))
        return {};
    const TrfScore score { m_system.win, m_system.draw, m_system.loss, m_system.zeroBye, m_system.pairingBye };
    return isBothAbsent ? m_system.loss : pointsOf(score, result);
}

// Adjusts the points to those of the report, even if the section counts differently.
void Builder::level(std::size_t round)
{
    const TrfScore score = m_report.score.value_or(TrfScore());
    for (const TrfPlayer &player : m_players) {
        const TrfGame played = game(player, round);
        bool isBothAbsent = false;
        if (played.opponent != 0 && played.result == '-')
            isBothAbsent =
                game(m_players[static_cast<std::size_t>(m_ids.at(played.opponent).value) - 1], round).result == '-';
        m_adjusted[{ static_cast<int>(round) + 1, player.number }] +=
            pointsOf(score, played.result) - pointsHere(played.result, isBothAbsent);
    }
}

// Reports the result of a match of this round; returns false if it has none yet. A result that no single game can have
// becomes a ruling.
bool Builder::report(int round, const Match &match)
{
    const auto resultOf = [&](EntryId id) {
        return game(m_players[static_cast<std::size_t>(id.value) - 1], static_cast<std::size_t>(round) - 1).result;
    };
    const char a = resultOf(match.a);
    const char b = resultOf(match.b);
    const bool isDecided = a != ' ' || b != ' ';
    if (const std::vector<RemarkedGame> *games = gamesOf(round, match.a, match.b)) {
        for (std::size_t i = 0; i < games->size(); ++i) {
            GameReport made;
            made.outcome = (*games)[i].outcome;
            m_actions.push_back(ReportGame { m_section, round, match.table, static_cast<int>(i), made });
        }
        return isDecided;
    }
    if (!isDecided)
        return false;
    if (const std::optional<Outcome> outcome = outcomeOf(a, b); outcome && match.games.size() == 1) {
        GameReport made;
        made.outcome = *outcome;
        m_actions.push_back(ReportGame { m_section, round, match.table, 0, made });
    } else {
        const PerParty<Points> points { pointsHere(a, false), pointsHere(b, false) };
        m_actions.push_back(RuleMatch { m_section, round, match.table, points, { Reason::Kind::File } });
    }
    return true;
}

void Builder::addRound(std::size_t round)
{
    Round made;
    for (const TrfPlayer &player : m_players) {
        const TrfGame played = game(player, round);
        if (played.opponent != 0)
            addMatch(made, static_cast<int>(round) + 1, player, played);
        else
            addBye(made, player, played.result);
    }
    const int number = static_cast<int>(round) + 1;
    seat(made, number);
    m_actions.push_back(AddRound { m_section, made });
    m_actions.push_back(PublishRound { m_section, number });
    level(round);
    bool isComplete = true;
    for (const Match &match : made.matches)
        isComplete = report(number, match) && isComplete;
    if (isComplete)
        m_actions.push_back(FinishRound { m_section, number });
}

void Builder::adjust(const TrfAssignment &assignment)
{
    if (assignment.kind != ' ')
        return;
    for (const int player : assignment.players)
        m_adjusted[{ assignment.round, player }] += assignment.points;
}

// Locks the byes of future rounds. Those of earlier rounds are listed with the players.
void Builder::addLocks(const TrfByes &byes)
{
    if (byes.round <= static_cast<int>(rounds()))
        return;
    const Bye::Kind kind = byes.kind == 'F' ? Bye::Kind::Full : byes.kind == 'H' ? Bye::Kind::Half : Bye::Kind::Zero;
    for (const int player : byes.players) {
        if (const auto id = m_ids.find(player); id != m_ids.end())
            m_actions.push_back(AddLock { m_section, { byes.round, id->second, std::nullopt, false, {}, kind } });
    }
}

void Builder::addAdjustments()
{
    for (const auto &[where, points] : m_adjusted) {
        const auto id = m_ids.find(where.second);
        if (id != m_ids.end() && points != Points {})
            m_actions.push_back(Adjust { m_section, { id->second, where.first, points, "299" } });
    }
}

AddSection &sectionIn(std::vector<Action> &actions)
{
    const auto found = std::find_if(
        actions.begin(), actions.end(), [](const Action &each) { return std::holds_alternative<AddSection>(each); });
    return std::get<AddSection>(*found);
}

// A report does not say which matches an elimination has besides those of its bracket. A report with another bracket
// than ours is read as a Swiss, so that its rounds are kept as they are and nothing is derived from them.
std::vector<SectionSettings> settingsToTry(std::vector<Action> &actions)
{
    const SectionSettings &usual = sectionIn(actions).settings;
    std::vector<SectionSettings> all { usual };
    if (isElimination(usual.format)) {
        all.push_back(usual);
        all.back().options.matchForThird = false;
        all.back().options.secondGrandFinal = false;
        all.push_back(usual);
        all.back().format = Format::Swiss;
    }
    return all;
}

std::optional<Refusal> refusalOf(Log &log, const std::vector<Action> &actions, const Stamp &stamp)
{
    for (const Action &action : actions) {
        if (const auto done = log.act(action, stamp); !done)
            return done.fault();
    }
    return std::nullopt;
}

bool isOfOtherBracket(const TrfReport &report)
{
    Log log;
    return isElimination(formatOf(report)) && readInto(log, report, {})
        && !isElimination(log.event().sections.front().settings.format);
}

} // namespace

std::vector<Action> actionsOf(const TrfReport &report, int section)
{
    return Builder(report, section).build();
}

Result<Done, Refusal> readInto(Log &log, const TrfReport &report, const Stamp &stamp)
{
    std::vector<Action> actions = actionsOf(report, 1);
    std::optional<Refusal> refusal;
    for (SectionSettings settings : settingsToTry(actions)) {
        // The lots of future rounds depend on when the report was read.
        settings.seed = static_cast<std::uint64_t>(stamp.when.count());
        sectionIn(actions).settings = settings;
        Log read = log;
        refusal = refusalOf(read, actions, stamp);
        if (!refusal) {
            log = std::move(read);
            return Done {};
        }
        if (refusal->why != Refusal::Why::NotByBracket && refusal->why != Refusal::Why::MatchLevel)
            break;
    }
    return Fault { *refusal };
}

std::vector<std::string> fieldsLeftOut(const TrfReport &report)
{
    std::vector<std::string> fields;
    const auto add = [&fields](bool isThere, const std::string &field) {
        if (isThere && std::find(fields.begin(), fields.end(), field) == fields.end())
            fields.push_back(field);
    };
    for (const TrfPlayer &player : report.players) {
        add(!sexOf(player.sex), "001 sex");
        add(!player.birth.empty() && !birthDateFrom(player.birth), "001 birth");
    }
    add(isOfOtherBracket(report), "092");
    add(!report.times.empty(), "122");
    // All rounds of a one-day event are on that day.
    const std::string day = report.start == report.end && report.start.size() > 2 ? report.start.substr(2) : "";
    for (const std::string &date : report.roundDates)
        add(!date.empty() && date != day, "132");
    add(!report.controller.empty() && report.controller != "Kagetsu", "182");
    add(!report.standings.empty(), "212");
    add(!report.timeControl.empty(), "222");
    add(!report.accelerations.empty() && acceleratedRoundsOf(report) == 0, "250");
    add(!report.forbidden.empty(), "260");
    for (const TrfAssignment &assignment : report.assignments)
        add(assignment.kind != ' ', "299");
    for (const TrfOther &other : report.others)
        add(true, other.tag);
    const bool isRemarked = remarkOf(report, CriteriaRemark).has_value();
    for (const std::string &code : report.tieBreaks)
        add(!isRemarked && !criterionOfTrf(code), "202 " + code);
    return fields;
}

std::vector<TrfLoss> lossesOf(const TrfReport &report, std::string_view text)
{
    const std::u32string characters = charactersOf(text);
    std::map<std::string, std::vector<int>> lines; // line numbers by tag
    int number = 0;
    for (const std::u32string_view line : linesOf(characters)) {
        ++number;
        if (std::string tag = utf8Of(fieldAt(line, 1, 3)); !tag.empty())
            lines[tag].push_back(number);
    }
    const std::vector<int> &players = lines["001"];
    std::vector<TrfLoss> losses;
    for (std::string &field : fieldsLeftOut(report)) {
        TrfLoss loss { std::move(field), {}, false };
        const std::string tag = loss.field.substr(0, 3);
        for (std::size_t i = 0; tag == "001" && i < std::min(players.size(), report.players.size()); ++i) {
            const TrfPlayer &player = report.players[i];
            const bool isSex = loss.field == "001 sex";
            if (isSex ? !sexOf(player.sex) : !player.birth.empty() && !birthDateFrom(player.birth))
                loss.lines.push_back(players[i]);
        }
        if (tag != "001")
            loss.lines = lines[tag];
        losses.push_back(std::move(loss));
    }
    for (TrfLoss &cut : cutsOf(report, lines))
        losses.push_back(std::move(cut));
    return losses;
}

} // namespace kagetsu::tournament
