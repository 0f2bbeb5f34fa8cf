// SPDX-License-Identifier: MIT
#include "library/search/positionreport.h"

#include "library/search/librarylist.h"

#include <algorithm>
#include <tuple>

namespace kagetsu::library {

namespace {

using rules::Side;

class Reporter
{
public:
    Reporter(const Catalogue &catalogue, const Filter &filter, const ReportOptions &options)
        : m_catalogue(catalogue)
        , m_games(catalogue.contents.games)
        , m_filter(filter)
        , m_options(options)
        , m_pass { .threads = 0, .isStopped = options.isStopped }
    {
    }

    std::optional<PositionReport> report(int boardSize, const std::vector<Line::Stone> &stones)
    {
        m_report.boardSize = boardSize;
        m_report.stones = stones;
        const PositionQuestion question(boardSize, stones);
        auto exploration = explore(m_games, question, m_filter, m_pass);
        const auto hits = exploration ? findPosition(m_games, question, m_filter, m_pass) : std::nullopt;
        if (!hits)
            return std::nullopt;
        m_report.exploration = *std::move(exploration);
        count(*hits);
        name(*hits);
        for (const Continuation &row : m_report.exploration.rows) {
            if (m_report.lines.size() >= m_options.lines || row.score.games < m_options.fewestGames)
                break;
            if (row.point && !addLine(row))
                return std::nullopt;
        }
        return std::move(m_report);
    }

private:
    void count(const std::vector<PositionHit> &hits)
    {
        // One person may have several rows.
        std::map<std::pair<std::string, Side>, Score> players;
        for (const PositionHit &hit : hits) {
            m_report.byYear[hit.facts.year()].add(hit.facts.winner());
            m_report.otherOrder += hit.isSameOrder ? 0 : 1;
            for (const Side side : { Side::Black, Side::White }) {
                if (const std::string who = nameOf(hit.facts.player(side)); !who.empty())
                    players[{ who, side }].add(hit.facts.winner());
            }
        }
        for (const auto &[key, score] : players)
            m_report.players.push_back({ key.first, key.second, score });
        std::stable_sort(m_report.players.begin(), m_report.players.end(),
            [](const ReportPlayer &one, const ReportPlayer &two) { return one.score.games > two.score.games; });
        if (m_report.players.size() > m_options.players)
            m_report.players.resize(m_options.players);
    }

    void name(const std::vector<PositionHit> &hits)
    {
        std::vector<ReportGame> games;
        for (const PositionHit &hit : hits)
            games.push_back({ hit.game, hit.ply, {}, {}, {}, dayOf(hit.game), hit.facts.winner() });
        std::vector<std::size_t> order(games.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t two) {
            return std::tuple(games[one].day, games[one].id) > std::tuple(games[two].day, games[two].id);
        });
        const auto told = [&](std::size_t i) {
            ReportGame game = games[i];
            const Facts &facts = hits[i].facts;
            game.black = nameOf(facts.black());
            game.white = nameOf(facts.white());
            const NamedRow *event = m_catalogue.events.row(facts.event());
            game.event = event ? event->name : std::string();
            return game;
        };
        for (const std::size_t i : order) {
            if (m_report.newest.size() < m_options.newest)
                m_report.newest.push_back(told(i));
        }
        // Games without a date stand last.
        const auto dated = std::find_if(order.rbegin(), order.rend(), [&](std::size_t i) { return games[i].day != 0; });
        if (dated != order.rend())
            m_report.first = told(*dated);
        // Whoever played it most often shows it best.
        const auto isKnown = [&](const std::string &who) {
            return std::any_of(m_report.players.begin(), m_report.players.end(),
                [&](const ReportPlayer &each) { return each.name == who; });
        };
        for (const std::size_t i : order) {
            if (m_report.models.size() >= m_options.models)
                break;
            const record::Winner winner = games[i].winner;
            if (hits[i].facts.isFaulty() || (winner != record::Winner::Black && winner != record::Winner::White))
                continue;
            const ReportGame game = told(i);
            if (isKnown(game.black) || isKnown(game.white))
                m_report.models.push_back(game);
        }
    }

    // Follows the move that most games went on with. Returns false if it was stopped.
    bool addLine(const Continuation &first)
    {
        ReportLine line { { { first.side, *first.point } }, first.score, first.anyOrder };
        std::vector<Line::Stone> stones = m_report.stones;
        stones.push_back(line.moves.back());
        while (line.moves.size() < m_options.plies) {
            const auto explored = explore(m_games, PositionQuestion(m_report.boardSize, stones), m_filter, m_pass);
            if (!explored)
                return false;
            if (explored->rows.empty() || !explored->rows.front().point
                || explored->rows.front().score.games < m_options.fewestGames)
                break;
            const Continuation &next = explored->rows.front();
            line.moves.push_back({ next.side, *next.point });
            stones.push_back(line.moves.back());
            line.end = next.anyOrder;
        }
        m_report.lines.push_back(std::move(line));
        return true;
    }

    std::string nameOf(std::uint32_t player) const
    {
        const NamedRow *row = m_catalogue.players.row(player);
        return row ? row->name : std::string();
    }
    int dayOf(std::int64_t id) const
    {
        const auto place = placeOf(m_games, id);
        return place ? m_games.blocks()[place->block]->dayOf(place->index) : 0;
    }

    const Catalogue &m_catalogue;
    const Games &m_games;
    const Filter &m_filter;
    const ReportOptions &m_options;
    PassOptions m_pass;
    PositionReport m_report;
};

} // namespace

std::optional<PositionReport> reportOf(const Catalogue &catalogue, int boardSize,
    const std::vector<Line::Stone> &stones, const Filter &filter, const ReportOptions &options)
{
    return Reporter(catalogue, filter, options).report(boardSize, stones);
}

} // namespace kagetsu::library
