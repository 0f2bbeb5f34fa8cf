// SPDX-License-Identifier: MIT
#include "tournament/trf/trfwriter.h"

#include "tournament/trf/trfactions.h"
#include "tournament/trf/trftext.h"

#include <algorithm>
#include <tuple>

namespace kagetsu::tournament {

namespace {

constexpr std::size_t AnyLength = std::string::npos;

Points nearest(Points points)
{
    return std::clamp(points, Points {}, MostTrfPoints);
}

std::string threeDigits(int number)
{
    const std::string text = std::to_string(number);
    return std::string(text.size() < 3 ? 3 - text.size() : 0, '0') + text;
}

class Writer
{
public:
    void text(std::string_view tag, std::string_view content)
    {
        if (content.empty())
            return;
        TrfLine line(tag);
        line.put(5, content, AnyLength);
        end(line);
    }
    void number(std::string_view tag, int value)
    {
        if (value != 0)
            text(tag, std::to_string(value));
    }
    void end(const TrfLine &line) { m_bytes += line.text() + "\r\n"; }
    // Writes player numbers, each in four places, from this place on.
    void players(TrfLine &line, std::size_t place, const std::vector<int> &numbers)
    {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            line.putRight(place + 3 + i * 5, std::to_string(numbers[i]));
        end(line);
    }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

std::string joined(const std::vector<std::string> &codes)
{
    std::string text;
    for (const std::string &code : codes)
        text += (text.empty() ? "" : ",") + code;
    return text;
}

void writeDates(Writer &writer, const std::vector<std::string> &dates)
{
    if (std::all_of(dates.begin(), dates.end(), [](const std::string &date) { return date.empty(); }))
        return;
    TrfLine line("132");
    for (std::size_t round = 0; round < dates.size(); ++round)
        line.put(92 + round * 10, dates[round], 8);
    writer.end(line);
}

void writeHead(Writer &writer, const TrfReport &report)
{
    writer.text("012", report.name);
    writer.text("022", report.city);
    writer.text("032", report.federation);
    writer.text("042", report.start);
    writer.text("052", report.end);
    writer.number("062", static_cast<int>(report.players.size()));
    const auto isRated = [](const TrfPlayer &player) { return player.rating.has_value(); };
    writer.number("072", static_cast<int>(std::count_if(report.players.begin(), report.players.end(), isRated)));
    writer.text("092", report.type);
    writer.text("102", report.chiefArbiter);
    for (const std::string &deputy : report.deputies)
        writer.text("112", deputy);
    writer.text("122", report.times);
    writeDates(writer, report.roundDates);
}

// Writes only what differs from the usual values, except that a win is also written if a pairing bye has other points.
// Other programs refuse what they cannot use.
void writeScore(Writer &writer, const TrfScore &score)
{
    const TrfScore usual;
    const bool isByeAWin = score.pairingBye == score.win;
    const std::tuple<const char *, Points, bool> parts[] { { "W", score.win, score.win != usual.win || !isByeAWin },
        { "D", score.draw, score.draw != usual.draw }, { "L", score.loss, score.loss != usual.loss },
        { "A", score.absence, score.absence != usual.absence }, { "P", score.pairingBye, !isByeAWin } };
    TrfLine line("162");
    std::size_t place = 6;
    for (const auto &[code, points, isSaid] : parts) {
        if (!isSaid)
            continue;
        line.put(place, code, 1);
        line.putRight(place + 4, halfText(nearest(points)));
        place += 9;
    }
    if (place > 6)
        writer.end(line);
}

void writeGame(TrfLine &line, std::size_t place, const TrfGame &game)
{
    const std::string number = std::to_string(game.opponent);
    line.putRight(place + 3, game.opponent == 0 ? "0000" : number);
    line.put(place + 5, { &game.side, 1 }, 1);
    line.put(place + 7, { &game.result, 1 }, 1);
}

void writePlayer(Writer &writer, const TrfPlayer &player)
{
    TrfLine line("001");
    line.putRight(8, std::to_string(player.number));
    line.put(10, { &player.sex, 1 }, 1);
    line.put(11, player.title, 3);
    line.put(15, player.name, 33);
    if (player.rating)
        line.putRight(52, std::to_string(*player.rating));
    line.put(54, player.federation, 3);
    line.put(58, player.id, 11);
    line.put(70, player.birth, 10);
    line.putRight(84, halfText(nearest(player.points)));
    if (player.rank != 0)
        line.putRight(89, std::to_string(player.rank));
    for (std::size_t round = 0; round < player.games.size(); ++round)
        writeGame(line, 92 + round * 10, player.games[round]);
    writer.end(line);
}

void writeSpecials(Writer &writer, const TrfReport &report)
{
    for (const TrfByes &byes : report.byes) {
        TrfLine line("240");
        line.put(5, { &byes.kind, 1 }, 1);
        line.put(7, threeDigits(byes.round), 3);
        writer.players(line, 11, byes.players);
    }
    for (const TrfAcceleration &acceleration : report.accelerations) {
        TrfLine line("250");
        line.putRight(13, halfText(nearest(acceleration.points)));
        line.put(15, threeDigits(acceleration.firstRound), 3);
        line.put(19, threeDigits(acceleration.lastRound), 3);
        writer.players(line, 23, { acceleration.firstPlayer, acceleration.lastPlayer });
    }
    for (const TrfForbidden &forbidden : report.forbidden) {
        TrfLine line("260");
        line.put(5, threeDigits(forbidden.firstRound), 3);
        line.put(9, threeDigits(forbidden.lastRound), 3);
        writer.players(line, 13, forbidden.players);
    }
    for (const TrfAssignment &assignment : report.assignments) {
        TrfLine line("299");
        line.put(5, { &assignment.kind, 1 }, 1);
        line.putRight(17, halfText(std::clamp(assignment.points, Points { -199 }, MostTrfPoints)));
        line.put(20, threeDigits(assignment.round), 3);
        writer.players(line, 24, assignment.players);
    }
}

// Writes what TRF16 has no line for, as the extension lines for pairing programs.
void writeExtension(Writer &writer, const TrfReport &report)
{
    writer.number("XXR", report.rounds);
    if (report.firstSide != ' ')
        writer.text("XXC", report.firstSide == 'B' ? "black1" : "white1");
    for (const TrfPlayer &player : report.players) {
        std::vector<Points> points;
        for (const TrfAcceleration &each : report.accelerations) {
            if (player.number < each.firstPlayer || player.number > each.lastPlayer || each.firstRound < 1)
                continue;
            points.resize(std::max(points.size(), static_cast<std::size_t>(each.lastRound)));
            for (int round = each.firstRound; round <= each.lastRound; ++round)
                points[static_cast<std::size_t>(round) - 1] += each.points;
        }
        if (points.empty())
            continue;
        TrfLine line("XXA");
        line.putRight(8, std::to_string(player.number));
        for (std::size_t round = 0; round < points.size(); ++round)
            line.putRight(13 + 5 * round, halfText(nearest(points[round])));
        writer.end(line);
    }
}

// Writes a team as the older record: name and players.
void writeOldTeam(Writer &writer, const std::string &text)
{
    // The stored text of line 310 begins at the fifth place.
    const std::u32string whole = U"310 " + charactersOf(text);
    TrfLine line("013");
    line.put(5, utf8Of(fieldAt(whole, 9, 40)), 32);
    for (std::size_t i = 0; 74 + 5 * i <= whole.size(); ++i)
        line.putRight(40 + 5 * i, utf8Of(fieldAt(whole, 74 + 5 * i, 77 + 5 * i)));
    writer.end(line);
}

// Returns a player with the bye of the next round added at the end.
TrfPlayer withNextBye(TrfPlayer player, const TrfReport &report)
{
    for (const TrfByes &byes : report.byes) {
        const bool isHis = std::find(byes.players.begin(), byes.players.end(), player.number) != byes.players.end();
        if (isHis && byes.round == static_cast<int>(player.games.size()) + 1) {
            player.games.push_back({ 0, '-', byes.kind });
            break;
        }
    }
    return player;
}

// Returns a player whose free rounds give nothing: TRF16 cannot tell what a pairing bye is worth, and one is read as a
// win.
TrfPlayer withoutFreePoints(TrfPlayer player)
{
    for (TrfGame &game : player.games) {
        if (game.result == 'U')
            game.result = 'Z';
    }
    return player;
}

std::string writeTrf16(const TrfReport &report)
{
    Writer writer;
    writeHead(writer, report);
    writeExtension(writer, report);
    const bool areRoundsFree = isRoundRobin(formatOf(report));
    for (const TrfPlayer &player : report.players)
        writePlayer(writer, withNextBye(areRoundsFree ? withoutFreePoints(player) : player, report));
    for (const TrfOther &other : report.others) {
        if (other.tag == "310")
            writeOldTeam(writer, other.text);
    }
    return writer.take();
}

} // namespace

std::string writeTrf(const TrfReport &report, TrfVersion version)
{
    if (version == TrfVersion::Trf16)
        return writeTrf16(report);
    Writer writer;
    for (const std::string &remark : report.remarks)
        writer.text("###", remark);
    writeHead(writer, report);
    writer.number("142", report.rounds);
    if (report.firstSide != ' ')
        writer.text("152", { &report.firstSide, 1 });
    if (report.score)
        writeScore(writer, *report.score);
    writer.text("182", report.controller);
    writer.text("192", report.typeCode);
    writer.text("202", joined(report.tieBreaks));
    writer.text("212", joined(report.standings));
    writer.text("222", report.timeControl);
    for (const TrfPlayer &player : report.players)
        writePlayer(writer, player);
    writeSpecials(writer, report);
    for (const TrfOther &other : report.others) {
        TrfLine line(other.tag);
        line.put(5, other.text, AnyLength);
        writer.end(line);
    }
    return writer.take();
}

} // namespace kagetsu::tournament
