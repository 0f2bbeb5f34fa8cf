// SPDX-License-Identifier: MIT
#include "library/search/reportjson.h"

#include "base/json/parse.h"
#include "base/json/reader.h"

#include <limits>

namespace kagetsu::library {

namespace {

using json::List;
using json::Number;
using json::Text;

constexpr Number Count { 0, std::numeric_limits<std::uint32_t>::max() };
constexpr Number Small { 0, std::numeric_limits<int>::max() };
constexpr Number Id { 0, std::numeric_limits<std::int64_t>::max() };
constexpr Number Coordinate { 0, rules::MaxBoardSize - 1 };
constexpr auto SideWords =
    json::words<rules::Side>({ { rules::Side::Black, "black" }, { rules::Side::White, "white" } });
constexpr auto WinnerWords = json::words<record::Winner>({ { record::Winner::Unknown, "unknown" },
    { record::Winner::Black, "black" }, { record::Winner::White, "white" }, { record::Winner::Draw, "draw" },
    { record::Winner::BothLose, "both-lose" }, { record::Winner::Void, "void" } });

constexpr json::Object PointFormat { [](auto &io, rules::Point &point) {
    io.member("x", point.x, Coordinate);
    io.member("y", point.y, Coordinate);
} };
constexpr json::Object StoneFormat { [](auto &io, Line::Stone &stone) {
    io.member("side", stone.side, SideWords);
    io.member("point", stone.point, PointFormat);
} };
constexpr json::Object ScoreFormat { [](auto &io, Score &score) {
    io.member("games", score.games, Count);
    io.member("black", score.black, Count);
    io.member("draws", score.draws, Count);
    io.member("white", score.white, Count);
} };
constexpr json::Object RowFormat { [](auto &io, Continuation &row) {
    io.member("side", row.side, SideWords);
    io.maybe("point", row.point, PointFormat);
    io.member("score", row.score, ScoreFormat);
    io.member("first", row.firstYear, Small);
    io.member("last", row.lastYear, Small);
    io.member("player", row.player, Count);
    io.member("player_games", row.playerGames, Count);
    io.member("any_order", row.anyOrder, Count);
} };
constexpr json::Object ExplorationFormat { [](auto &io, Exploration &exploration) {
    io.member("rows", exploration.rows, List { RowFormat });
    io.member("ended", exploration.ended, ScoreFormat);
    io.member("faulty", exploration.cut, ScoreFormat);
    io.member("all", exploration.all, ScoreFormat);
} };
constexpr json::Object GameFormat { [](auto &io, ReportGame &game) {
    io.member("game", game.id, Id);
    io.member("ply", game.ply, Small);
    io.member("black", game.black, Text);
    io.member("white", game.white, Text);
    io.member("event", game.event, Text);
    io.member("day", game.day, Small);
    io.member("winner", game.winner, WinnerWords);
} };
constexpr json::Object PlayerFormat { [](auto &io, ReportPlayer &player) {
    io.member("name", player.name, Text);
    io.member("side", player.side, SideWords);
    io.member("score", player.score, ScoreFormat);
} };
constexpr json::Object LineFormat { [](auto &io, ReportLine &line) {
    io.member("moves", line.moves, List { StoneFormat });
    io.member("score", line.score, ScoreFormat);
    io.member("end", line.end, Count);
} };

struct YearScore
{
    int year = 0;
    Score score {};
};
constexpr json::Object YearFormat { [](auto &io, YearScore &each) {
    io.member("year", each.year, Small);
    io.member("score", each.score, ScoreFormat);
} };

constexpr json::Object ReportFormat { []<class Io>(Io &io, PositionReport &report) {
    io.member("size", report.boardSize, Number { rules::MinBoardSize, rules::MaxBoardSize });
    io.member("position", report.stones, List { StoneFormat });
    io.member("explorer", report.exploration, ExplorationFormat);
    std::vector<YearScore> years;
    for (const auto &[year, score] : report.byYear)
        years.push_back({ year, score });
    io.member("years", years, List { YearFormat });
    if constexpr (!Io::Writes) {
        for (const YearScore &each : years)
            report.byYear[each.year] = each.score;
    }
    io.member("players", report.players, List { PlayerFormat });
    io.member("lines", report.lines, List { LineFormat });
    io.member("other_order", report.otherOrder, Count);
    io.maybe("first", report.first, GameFormat);
    io.member("newest", report.newest, List { GameFormat });
    io.member("models", report.models, List { GameFormat });
} };

// True if all points are on the board, and no stone of the position stands on another.
bool isOnBoard(const PositionReport &report)
{
    std::vector<bool> isTaken(static_cast<std::size_t>(report.boardSize * report.boardSize));
    const auto isOn = [&](rules::Point point) { return point.x < report.boardSize && point.y < report.boardSize; };
    for (const Line::Stone &stone : report.stones) {
        if (!isOn(stone.point))
            return false;
        const auto at = static_cast<std::size_t>(stone.point.y * report.boardSize + stone.point.x);
        if (isTaken[at])
            return false;
        isTaken[at] = true;
    }
    for (const ReportLine &line : report.lines) {
        for (const Line::Stone &stone : line.moves) {
            if (!isOn(stone.point))
                return false;
        }
    }
    for (const Continuation &row : report.exploration.rows) {
        if (row.point && !isOn(*row.point))
            return false;
    }
    return true;
}

} // namespace

std::string toJson(const PositionReport &report)
{
    PositionReport copy = report; // a format writes what it could also read into
    return json::toText(ReportFormat.write(copy));
}

std::optional<PositionReport> reportFromJson(std::string_view text)
{
    const auto parsed = json::parse(text);
    if (!parsed)
        return std::nullopt;
    json::Faults faults(1);
    PositionReport report;
    ReportFormat.read(json::Node(*parsed, faults), report);
    return faults.count() == 0 && isOnBoard(report) ? std::optional(std::move(report)) : std::nullopt;
}

} // namespace kagetsu::library
