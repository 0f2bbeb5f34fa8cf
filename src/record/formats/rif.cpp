// SPDX-License-Identifier: MIT
#include "record/formats/rif.h"

#include "record/formats/foreignfacts.h"
#include "record/plain/gameline.h"
#include "record/plain/movetext.h"
#include "record/text/bytes.h"
#include "record/text/numbertext.h"
#include "record/text/xmlscanner.h"

#include <algorithm>
#include <bitset>
#include <unordered_set>

namespace kagetsu::record {

namespace {

std::optional<RifTables::Kind> tableOf(std::string_view element)
{
    using Kind = RifTables::Kind;
    constexpr std::pair<std::string_view, Kind> tables[] { { "country", Kind::Country }, { "city", Kind::City },
        { "rule", Kind::Rule }, { "opening", Kind::Opening }, { "player", Kind::Player },
        { "tournament", Kind::Tournament } };
    for (const auto &[name, kind] : tables) {
        if (element == name)
            return kind;
    }
    return std::nullopt;
}

// A date that consists of zeros counts as none.
std::string dateOf(const XmlScanner &xml)
{
    const std::string start = xml.attribute("start");
    if (start.find_first_not_of("0-") != std::string::npos)
        return start;
    std::string year = xml.attribute("year");
    const auto month = readNumber(xml.attribute("month"));
    if (year.find_first_not_of('0') == std::string::npos)
        return {};
    if (month && month->value >= 1 && month->value <= 12)
        year += (month->value < 10 ? "-0" : "-") + std::to_string(month->value);
    return year;
}

RifTables::Fields rowOf(const XmlScanner &xml, RifTables::Kind kind)
{
    RifTables::Fields row;
    row.name = xml.attribute("name");
    row.surname = xml.attribute("surname");
    row.abbreviation = xml.attribute("abbr");
    row.country = xml.attribute("country");
    row.city = xml.attribute("city");
    if (kind == RifTables::Kind::Tournament)
        row.date = dateOf(xml);
    row.isReversed = xml.attribute("reversed") == "1";
    return row;
}

// True for D1 to D13 and I1 to I13.
bool isPattern(std::string_view abbreviation)
{
    const auto number = readNumber(abbreviation.substr(std::min<std::size_t>(1, abbreviation.size())));
    return (abbreviation.starts_with('D') || abbreviation.starts_with('I')) && number && number->value >= 1
        && number->value <= 13;
}

// Returns the point of a move in the list, or nothing if it is not on the board.
std::optional<rules::Point> pointOf(const MoveToken &token)
{
    const bool isOn = token.kind == MoveToken::Kind::Stone && rules::isOn(token.point, RifLines);
    return isOn ? std::optional(token.point) : std::nullopt;
}

// Returns the text in the form of multi-line texts in SGF (record-sgf.md#r13).
std::string remarkOf(std::string_view text)
{
    std::string remark;
    for (const char c : trimmed(text)) {
        if (c == '\n')
            remark += c;
        else if (c != '\r')
            remark += c >= '\t' && c < '\r' ? ' ' : c;
    }
    return remark;
}

void countMoves(const std::string &text, RifGame &game)
{
    std::bitset<RifLines * RifLines> seen;
    MoveScanner scanner(text);
    for (MoveToken token; scanner.next(token);) {
        if (token.kind == MoveToken::Kind::Number)
            continue;
        ++game.moves;
        if (token.kind == MoveToken::Kind::Pass)
            continue;
        const std::optional<rules::Point> point = pointOf(token);
        const std::size_t place = point ? static_cast<std::size_t>(point->y * RifLines + point->x) : 0;
        if (!point || seen.test(place))
            ++game.faults;
        else
            seen.set(place);
    }
}

class Scan
{
public:
    explicit Scan(std::string_view text)
        : m_xml(text)
    {
    }

    RifFile run()
    {
        for (;;) {
            switch (m_xml.next()) {
            case XmlScanner::Kind::Begin: begin(); break;
            case XmlScanner::Kind::End: end(); break;
            case XmlScanner::Kind::Text:
                if (m_inMoves && m_inGame)
                    m_moves += m_xml.text();
                break;
            case XmlScanner::Kind::Broken: m_file.findings.add({ Code::BadXml, m_xml.begin() }); [[fallthrough]];
            case XmlScanner::Kind::Finished:
                endGame(m_xml.end());
                m_file.tables.finish();
                return std::move(m_file);
            }
        }
    }

private:
    void begin()
    {
        if (m_xml.name() == "game") {
            endGame(m_xml.begin());
            beginGame();
        } else if (m_xml.name() == "move") {
            m_inMoves = true;
        } else if (const auto kind = tableOf(m_xml.name()); kind && !m_inGame) {
            m_file.tables.add(*kind, m_xml.attribute("id"), rowOf(m_xml, *kind));
        }
    }

    void end()
    {
        if (m_xml.name() == "game")
            endGame(m_xml.end());
        else if (m_xml.name() == "move")
            m_inMoves = false;
    }

    void beginGame()
    {
        RifGame &game = m_file.games.emplace_back();
        game.begin = m_xml.begin();
        if (const std::string id = m_xml.attribute("id"); !id.empty() && !m_ids.insert(id).second)
            m_file.findings.add({ Code::DuplicateId, m_xml.begin() });
        m_inGame = true;
    }

    void endGame(std::size_t at)
    {
        if (m_inGame) {
            m_file.games.back().end = at;
            countMoves(m_moves, m_file.games.back());
            m_moves.clear();
        }
        m_inGame = false;
        m_inMoves = false;
    }

    XmlScanner m_xml;
    RifFile m_file;
    std::unordered_set<std::string> m_ids;
    std::string m_moves; // of the game; it arrives in any number of pieces
    bool m_inGame = false;
    bool m_inMoves = false;
};

class GameReader
{
public:
    GameReader(std::string_view element, const RifTables &tables)
        : m_element(element)
        , m_tables(tables)
        , m_xml(element)
        , m_line(RifLines, RifLines, m_findings)
    {
    }

    Game read(int number, int line, int column)
    {
        bool inMoves = false;
        bool inInfo = false;
        std::string moves;
        std::size_t movesAt = 0;
        for (XmlScanner::Kind kind = m_xml.next();
             kind != XmlScanner::Kind::Finished && kind != XmlScanner::Kind::Broken; kind = m_xml.next()) {
            if (kind == XmlScanner::Kind::Text) {
                if (inMoves && moves.empty())
                    movesAt = m_xml.begin();
                if (inMoves)
                    moves += m_xml.text();
                else if (inInfo)
                    game().info.remark += m_xml.text();
                continue;
            }
            const bool begins = kind == XmlScanner::Kind::Begin;
            if (m_xml.name() == "game" && begins)
                readAttributes();
            else if (m_xml.name() == "move")
                inMoves = begins;
            else if (m_xml.name() == "info")
                inInfo = begins;
        }
        playMoves(moves, movesAt);
        tellAlternatives();
        game().info.remark = remarkOf(game().info.remark);
        game().messages = m_findings.messages(m_element, number, line, column);
        return std::move(game());
    }

private:
    Game &game() { return m_line.game(); }

    const RifTables::Fields *find(RifTables::Kind kind, std::string_view attribute)
    {
        const std::string id = m_xml.attribute(attribute);
        const RifTables::Fields *row = id.empty() ? nullptr : m_tables.find(kind, id);
        if (row == nullptr && !id.empty())
            m_findings.add({ Code::UnknownId, m_xml.begin() });
        return row;
    }

    void readAttributes()
    {
        using Kind = RifTables::Kind;
        GameInfo &info = game().info;
        for (const auto &[attribute, player] : { std::pair("black", &info.black), std::pair("white", &info.white) }) {
            const RifTables::Fields *row = find(Kind::Player, attribute);
            if (row == nullptr)
                continue;
            player->name = row->name;
            if (const RifTables::Fields *country = m_tables.find(Kind::Country, row->country))
                player->team = country->name;
        }
        if (const RifTables::Fields *publisher = find(Kind::Player, "publisher"))
            info.user = publisher->name;
        if (const RifTables::Fields *tournament = find(Kind::Tournament, "tournament")) {
            info.event = tournament->name;
            info.date = tournament->date;
            const RifTables::Fields *city = m_tables.find(Kind::City, tournament->city);
            const RifTables::Fields *country = m_tables.find(Kind::Country, tournament->country);
            info.place = city != nullptr ? city->name : "";
            if (country != nullptr)
                info.place += (info.place.empty() ? "" : ", ") + country->name;
        }
        if (const RifTables::Fields *rule = find(Kind::Rule, "rule"))
            info.rules = rule->name;
        if (const RifTables::Fields *opening = find(Kind::Opening, "opening")) {
            info.openingName = opening->name;
            if (isPattern(opening->abbreviation))
                info.openingId = lowered(opening->abbreviation);
        }
        info.round = m_xml.attribute("round");
        if (const std::string id = m_xml.attribute("id"); !id.empty())
            info.recordId = "rif:" + id;
        const std::string result = m_xml.attribute("bresult");
        info.result = rifResult(result);
        if (info.result.winner == Winner::Unknown && !result.empty())
            m_findings.add({ Code::BadValue, m_xml.begin() });
        m_alternatives = m_xml.attribute("alt");
        for (const std::string_view name : { "swap", "btime", "wtime" })
            keepFact(game().tree, name, m_xml.attribute(name));
    }

    void playMoves(const std::string &moves, std::size_t at)
    {
        MoveScanner scanner(moves);
        for (MoveToken token; scanner.next(token);) {
            const std::size_t offset = std::min(at + token.offset, m_element.size());
            if (token.kind == MoveToken::Kind::Number)
                continue;
            if (token.kind == MoveToken::Kind::Pass)
                m_line.pass();
            else if (const auto point = pointOf(token))
                m_line.play(*point, token.text, offset);
            else
                m_line.playNowhere(token.text, offset);
        }
    }

    // Stores the fifth moves that were offered, with the one that was played first.
    void tellAlternatives()
    {
        if (m_alternatives.empty())
            return;
        GameTree &tree = game().tree;
        const std::vector<NodeId> line = tree.mainLine();
        std::vector<rules::Point> offers;
        MoveScanner scanner(m_alternatives);
        bool allPoints = line.size() > 5 && tree.action(line[5]).isStone();
        if (allPoints)
            offers.push_back(tree.action(line[5]).point());
        for (MoveToken token; allPoints && scanner.next(token);) {
            const std::optional<rules::Point> point = pointOf(token);
            allPoints = point.has_value();
            if (point && std::find(offers.begin(), offers.end(), *point) == offers.end())
                offers.push_back(*point);
        }
        if (allPoints)
            tree.editDetails(line[4]).fifthOffers = std::move(offers);
        else
            keepFact(tree, "alt", m_alternatives);
    }

    std::string_view m_element;
    const RifTables &m_tables;
    XmlScanner m_xml;
    Findings m_findings;
    GameLine m_line;
    std::string m_alternatives;
};

} // namespace

bool isRif(std::string_view text)
{
    // The first element after the declaration and comments decides.
    XmlScanner xml(text.substr(0, 2000));
    for (XmlScanner::Kind kind = xml.next(); kind == XmlScanner::Kind::Text || kind == XmlScanner::Kind::Begin;
         kind = xml.next()) {
        if (kind == XmlScanner::Kind::Begin)
            return xml.name() == "database";
        if (!trimmed(xml.text()).empty())
            return false;
    }
    return false;
}

GameResult rifResult(std::string_view result)
{
    if (result == "1")
        return { Winner::Black, Reason::None };
    if (result == "0")
        return { Winner::White, Reason::None };
    return { result == "0.5" ? Winner::Draw : Winner::Unknown, Reason::None };
}

void RifTables::add(Kind kind, std::string id, Fields row)
{
    if (!id.empty()) // a row without an id cannot be referred to
        m_rows[static_cast<std::size_t>(kind)].try_emplace(std::move(id), std::move(row));
}

const RifTables::Fields *RifTables::find(Kind kind, const std::string &id) const
{
    const auto &rows = m_rows[static_cast<std::size_t>(kind)];
    const auto found = rows.find(id);
    return found == rows.end() ? nullptr : &found->second;
}

void RifTables::finish()
{
    for (auto &[id, player] : m_rows[static_cast<std::size_t>(Kind::Player)]) {
        const Fields *country = find(Kind::Country, player.country);
        const std::string given = player.name;
        const std::string &surname = player.surname;
        if (given.empty() || surname.empty())
            player.name += surname;
        else
            player.name = country != nullptr && country->isReversed ? surname + ' ' + given : given + ' ' + surname;
    }
}

RifFile scanRif(std::string_view text)
{
    return Scan(text).run();
}

RifHead readRifHead(std::string_view element)
{
    XmlScanner xml(element);
    xml.next();
    RifHead head;
    head.black = xml.attribute("black");
    head.white = xml.attribute("white");
    head.tournament = xml.attribute("tournament");
    head.rule = xml.attribute("rule");
    head.round = xml.attribute("round");
    head.result = xml.attribute("bresult");
    return head;
}

Game readRifGame(std::string_view element, const RifTables &tables, int number, int line, int column)
{
    return GameReader(element, tables).read(number, line, column);
}

} // namespace kagetsu::record
