// SPDX-License-Identifier: MIT
#include "tournament/trf/trfreader.h"

#include "tournament/trf/trftext.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace kagetsu::tournament {

namespace {

using Line = std::u32string_view;

constexpr std::size_t FirstGame = 92;
constexpr std::size_t GameWidth = 10;
constexpr std::size_t LongestLine = 20'000;
constexpr std::string_view Utf8Mark = "\xEF\xBB\xBF";

// Reads lines into a report until one is faulty.
class Reader
{
public:
    Result<TrfReport, TrfFault> read(Line text);

private:
    void readLine(Line line);
    bool readHead(Line line, const std::string &tag);
    void readRecord(Line line, const std::string &tag);
    void readRemark(Line line);
    void readDates(Line line);
    void readScore(Line line);
    void readPlayer(Line line);
    void readGames(Line line, TrfPlayer &player);
    TrfGame readGame(Line line, std::size_t place);
    void readByes(Line line);
    bool readAcceleration(Line line);
    void readForbidden(Line line);
    void readAssignment(Line line);
    std::vector<int> readPlayers(Line line, std::size_t place);
    void checkBlanks(Line line);
    void checkOpponents();

    int number(Line line, std::size_t first, std::size_t last, int otherwise = 0);
    Points points(Line line, std::size_t first, std::size_t last, Points least = {});
    void fail(TrfFault::Why why, std::size_t place);

    TrfReport m_report;
    std::optional<TrfFault> m_fault;
    std::map<int, std::pair<std::size_t, int>> m_players; // index in the list and line, by player number
    bool m_isByeScored = false; // line 162 gives the points of a pairing bye
    int m_line = 0;
};

std::string textAt(Line line, std::size_t first, std::size_t last = std::u32string_view::npos - 1)
{
    return utf8Of(fieldAt(line, first, last));
}

std::vector<std::string> codesOf(const std::string &text)
{
    std::vector<std::string> codes;
    std::string code;
    for (const char character : text + ',') {
        const bool ends = character == ',' || character == ' ';
        if (!ends)
            code += character;
        else if (!code.empty())
            codes.push_back(std::exchange(code, {}));
    }
    return codes;
}

char letterAt(Line line, std::size_t place)
{
    const char32_t character = placeAt(line, place);
    if (character >= U'a' && character <= U'z')
        return static_cast<char>(character - U'a' + U'A');
    return character < 0x80 ? static_cast<char>(character) : '?';
}

void Reader::fail(TrfFault::Why why, std::size_t place)
{
    if (!m_fault)
        m_fault = TrfFault { why, m_line, static_cast<int>(place) };
}

int Reader::number(Line line, std::size_t first, std::size_t last, int otherwise)
{
    const Line field = fieldAt(line, first, last);
    if (field.empty())
        return otherwise;
    const std::optional<int> value = wholeNumber(field);
    if (!value)
        fail(TrfFault::Why::NotANumber, first);
    return value.value_or(otherwise);
}

Points Reader::points(Line line, std::size_t first, std::size_t last, Points least)
{
    const Line field = fieldAt(line, first, last);
    const std::optional<Points> value = field.empty() ? Points {} : halfNumber(field);
    if (!value || *value < least || *value > MostTrfPoints)
        fail(TrfFault::Why::NotPoints, first);
    return value.value_or(Points {});
}

bool Reader::readHead(Line line, const std::string &tag)
{
    const std::pair<const char *, std::string *> texts[] { { "012", &m_report.name }, { "022", &m_report.city },
        { "032", &m_report.federation }, { "042", &m_report.start }, { "052", &m_report.end },
        { "092", &m_report.type }, { "102", &m_report.chiefArbiter }, { "122", &m_report.times },
        { "182", &m_report.controller }, { "192", &m_report.typeCode }, { "222", &m_report.timeControl } };
    for (const auto &[name, text] : texts) {
        if (tag != name)
            continue;
        *text = textAt(line, 5);
        return true;
    }
    if (tag == "112" && textAt(line, 5).empty())
        return true;
    if (tag == "112")
        m_report.deputies.push_back(textAt(line, 5));
    else if (tag == "142" || tag == "XXR")
        m_report.rounds = std::min(number(line, 5, 12), MostTrfRounds);
    else if (tag == "132")
        readDates(line);
    else if (tag == "202")
        m_report.tieBreaks = codesOf(textAt(line, 5));
    else if (tag == "212")
        m_report.standings = codesOf(textAt(line, 5));
    else // Numbers of players are counted again instead.
        return tag == "062" || tag == "072" || tag == "082";
    return true;
}

void Reader::readRemark(Line line)
{
    if (std::string remark = textAt(line, 4); !remark.empty())
        m_report.remarks.push_back(std::move(remark));
}

// Reads dates, each at the places of its round.
void Reader::readDates(Line line)
{
    constexpr std::size_t Length = 8;
    m_report.roundDates.clear();
    for (std::size_t place = FirstGame; place <= line.size() && m_report.roundDates.size() < MostTrfRounds;
         place += GameWidth)
        m_report.roundDates.push_back(textAt(line, place, place + Length - 1));
}

void Reader::readScore(Line line)
{
    TrfScore score;
    if (m_report.score)
        score = *m_report.score;
    for (std::size_t place = 6; place <= line.size(); place += 9) {
        // Some programs use the code of the zero-point bye for an absence.
        const std::pair<char, Points *> parts[] { { 'W', &score.win }, { 'D', &score.draw }, { 'L', &score.loss },
            { 'A', &score.absence }, { 'Z', &score.absence }, { 'P', &score.pairingBye } };
        for (const auto &[code, value] : parts) {
            if (letterAt(line, place) != code)
                continue;
            *value = points(line, place + 1, place + 4);
            m_isByeScored = m_isByeScored || code == 'P';
        }
    }
    if (!m_isByeScored)
        score.pairingBye = score.win;
    m_report.score = score == TrfScore() ? std::nullopt : std::optional(score);
}

// Checks that there is nothing between two fields or before the first.
void Reader::checkBlanks(Line line)
{
    for (const std::size_t place : { 4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91 }) {
        if (placeAt(line, place) != U' ')
            fail(TrfFault::Why::NotBlank, place);
    }
}

TrfGame Reader::readGame(Line line, std::size_t place)
{
    TrfGame game;
    game.opponent = number(line, place, place + 3);
    const char32_t side = placeAt(line, place + 5);
    if (side == U'w' || side == U'W' || side == U'b' || side == U'B')
        game.side = side == U'w' || side == U'W' ? 'w' : 'b';
    else if (side != U' ' && side != U'-')
        fail(TrfFault::Why::NotASide, place + 5);
    constexpr std::string_view Results = "+-WDL1=0HFUZ ";
    game.result = letterAt(line, place + 7);
    if (Results.find(game.result) == std::string_view::npos)
        fail(TrfFault::Why::NotAResult, place + 7);
    for (const std::size_t blank : { place + 4, place + 6, place + 8, place + 9 }) {
        if (placeAt(line, blank) != U' ')
            fail(TrfFault::Why::NotBlank, blank);
    }
    return game;
}

void Reader::readGames(Line line, TrfPlayer &player)
{
    std::size_t end = line.size();
    while (end > 0 && line[end - 1] == U' ')
        --end;
    for (std::size_t place = FirstGame; place <= end && !m_fault; place += GameWidth)
        player.games.push_back(readGame(line, place));
    if (player.games.size() > MostTrfRounds)
        fail(TrfFault::Why::TooMuch, FirstGame);
}

// Corrects files made by hand in which the points and everything after them are one character too far to the right. In
// this case the place after the points, which must be blank, is not.
std::optional<std::u32string> shiftedBack(Line line)
{
    constexpr std::size_t Gap = 80;
    const bool isShifted = placeAt(line, 85) != U' ' && placeAt(line, Gap) == U' ' && placeAt(line, Gap + 1) == U' ';
    if (!isShifted)
        return std::nullopt;
    std::u32string moved(line);
    moved.erase(Gap - 1, 1);
    return moved;
}

void Reader::readPlayer(Line written)
{
    const std::optional<std::u32string> moved = shiftedBack(written);
    m_report.isShifted = m_report.isShifted || moved.has_value();
    const Line line = moved ? Line(*moved) : written;
    checkBlanks(line);
    TrfPlayer player;
    player.number = number(line, 5, 8);
    if (player.number == 0)
        fail(TrfFault::Why::NotANumber, 5);
    const char32_t sex = placeAt(line, 10);
    player.sex = sex < 0x80 && sex > U' ' ? static_cast<char>(sex) : ' ';
    player.title = textAt(line, 11, 13);
    player.name = textAt(line, 15, 47);
    if (player.name.empty())
        fail(TrfFault::Why::NoName, 15);
    if (const int rating = number(line, 49, 52); rating != 0)
        player.rating = rating;
    player.federation = textAt(line, 54, 56);
    player.id = textAt(line, 58, 68);
    player.birth = textAt(line, 70, 79);
    player.points = points(line, 81, 84);
    player.rank = number(line, 86, 89);
    readGames(line, player);
    if (!m_players.try_emplace(player.number, m_report.players.size(), m_line).second)
        fail(TrfFault::Why::PlayerTwice, 5);
    m_report.players.push_back(std::move(player));
}

std::vector<int> Reader::readPlayers(Line line, std::size_t place)
{
    std::vector<int> players;
    for (; place <= line.size(); place += 5) {
        if (const int player = number(line, place, place + 3); player != 0)
            players.push_back(player);
    }
    return players;
}

void Reader::readByes(Line line)
{
    TrfByes byes;
    byes.kind = letterAt(line, 5);
    if (byes.kind != 'F' && byes.kind != 'H' && byes.kind != 'Z')
        fail(TrfFault::Why::NotAResult, 5);
    byes.round = number(line, 7, 9);
    byes.players = readPlayers(line, 11);
    m_report.byes.push_back(std::move(byes));
}

// Returns false for a line with points for teams, or with points that cannot be read.
bool Reader::readAcceleration(Line line)
{
    const std::optional<Points> worth = halfNumber(fieldAt(line, 10, 13));
    if (!fieldAt(line, 5, 9).empty() || !worth || *worth < Points {} || *worth > MostTrfPoints)
        return false;
    m_report.accelerations.push_back(
        { *worth, number(line, 15, 17), number(line, 19, 21), number(line, 23, 26), number(line, 28, 31) });
    return true;
}

void Reader::readForbidden(Line line)
{
    m_report.forbidden.push_back({ number(line, 5, 7), number(line, 9, 11), readPlayers(line, 13) });
}

void Reader::readAssignment(Line line)
{
    TrfAssignment assignment;
    assignment.kind = letterAt(line, 5);
    if (std::string_view("WDLFHZ+- ").find(assignment.kind) == std::string_view::npos)
        fail(TrfFault::Why::NotAResult, 5);
    assignment.points = points(line, 13, 17, Points {} - MostTrfPoints);
    assignment.round = number(line, 20, 22);
    assignment.players = readPlayers(line, 24);
    m_report.assignments.push_back(std::move(assignment));
}

void Reader::readRecord(Line line, const std::string &tag)
{
    if (tag == "001")
        readPlayer(line);
    else if (tag == "###")
        readRemark(line);
    else if (tag == "152")
        m_report.firstSide = letterAt(line, 5) == 'W' ? 'W' : 'B';
    else if (tag == "162")
        readScore(line);
    else if (tag == "240")
        readByes(line);
    else if (tag == "250" && readAcceleration(line))
        return;
    else if (tag == "260")
        readForbidden(line);
    else if (tag == "299")
        readAssignment(line);
    else if (std::string text = textAt(line, 5); !tag.empty() || !text.empty())
        m_report.others.push_back({ tag, std::move(text) });
}

void Reader::readLine(Line line)
{
    if (line.size() > LongestLine)
        return fail(TrfFault::Why::TooMuch, LongestLine);
    const std::string tag = textAt(line, 1, 3);
    if (tag.empty() && fieldAt(line, 4, line.size()).empty())
        return;
    if (!readHead(line, tag))
        readRecord(line, tag);
}

// Checks that opponents are players and name one another.
void Reader::checkOpponents()
{
    for (const TrfPlayer &player : m_report.players) {
        m_line = m_players.at(player.number).second;
        for (std::size_t round = 0; round < player.games.size(); ++round) {
            const int opponent = player.games[round].opponent;
            if (opponent == 0)
                continue;
            const auto found = m_players.find(opponent);
            if (found == m_players.end())
                return fail(TrfFault::Why::UnknownPlayer, FirstGame + round * GameWidth);
            const std::vector<TrfGame> &theirs = m_report.players[found->second.first].games;
            if (opponent == player.number || round >= theirs.size() || theirs[round].opponent != player.number)
                return fail(TrfFault::Why::NotMutual, FirstGame + round * GameWidth);
        }
    }
}

Result<TrfReport, TrfFault> Reader::read(Line text)
{
    for (const Line line : linesOf(text)) {
        ++m_line;
        readLine(line);
        if (m_fault)
            return Fault { *m_fault };
    }
    if (m_report.players.empty())
        return Fault { TrfFault { TrfFault::Why::NoPlayers, m_line, 0 } };
    checkOpponents();
    if (m_fault)
        return Fault { *m_fault };
    return std::move(m_report);
}

// True for "001", a number right-aligned in four places, and a name from the fifteenth place on.
bool isPlayerLine(Line line)
{
    if (!line.starts_with(U"001 ") || line.size() < 15 || line.find_first_of(U";\t") != Line::npos)
        return false;
    return wholeNumber(fieldAt(line, 5, 8)).has_value() && placeAt(line, 9) == U' ' && placeAt(line, 14) == U' ';
}

bool isHeadLine(Line line)
{
    constexpr std::u32string_view Tags[] { U"012 ", U"022 ", U"032 ", U"042 ", U"052 ", U"062 ", U"092 ", U"102 ",
        U"142 ", U"XXR " };
    return std::any_of(
        std::begin(Tags), std::end(Tags), [line](std::u32string_view tag) { return line.starts_with(tag); });
}

} // namespace

int lineOfReport(std::string_view text)
{
    const std::u32string characters = charactersOf(text.substr(text.starts_with(Utf8Mark) ? Utf8Mark.size() : 0));
    int number = 0;
    int heads = 0;
    int first = 0;
    for (const Line line : linesOf(characters)) {
        ++number;
        const bool isPlayer = isPlayerLine(line);
        if (!isPlayer && !isHeadLine(line))
            continue;
        first = first == 0 ? number : first;
        if (isPlayer || ++heads == 2)
            return first;
    }
    return 0;
}

Result<TrfReport, TrfFault> readTrf(std::string_view bytes)
{
    std::u32string text = charactersOf(bytes.substr(bytes.starts_with(Utf8Mark) ? Utf8Mark.size() : 0));
    // Tabs and other control characters take one place and mean nothing.
    const auto isControl = [](char32_t character) {
        return character < U' ' && character != U'\r' && character != U'\n';
    };
    std::replace_if(text.begin(), text.end(), isControl, U' ');
    return Reader().read(text);
}

} // namespace kagetsu::tournament
