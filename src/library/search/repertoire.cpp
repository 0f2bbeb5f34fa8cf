// SPDX-License-Identifier: MIT
#include "library/search/repertoire.h"

#include <algorithm>
#include <set>

namespace kagetsu::library {

namespace {

using rules::Side;

// Walks from the empty board along all ways that enough games went.
class Walker
{
public:
    Walker(const Games &games, Side side, const RepertoireOptions &options, std::vector<Choice> &choices)
        : m_games(games)
        , m_side(side)
        , m_options(options)
        , m_choices(choices)
    {
    }

    void walk(const std::vector<Line::Stone> &position)
    {
        if (position.size() >= m_options.plies || !m_seen.insert(keyOf(position)).second)
            return;
        const auto explored = explore(m_games, PositionQuestion(m_options.boardSize, position), {});
        for (const Continuation &row : explored->rows) {
            if (row.score.games >= m_options.fewestGames && row.side == m_side)
                m_choices.push_back({ m_side, position, row, scoreOf(row.score) });
        }
        for (const Continuation &row : explored->rows) {
            if (row.score.games < m_options.fewestGames || !row.point)
                continue;
            std::vector<Line::Stone> next = position;
            next.push_back({ row.side, *row.point });
            walk(next);
        }
    }

private:
    // The same for all orders and views.
    std::string keyOf(std::vector<Line::Stone> position) const
    {
        return canonicalBytes(Line { .size = m_options.boardSize, .setup = std::move(position), .plies = {} });
    }

    OwnScore scoreOf(const Score &score) const
    {
        const bool isBlack = m_side == Side::Black;
        return { score.games, isBlack ? score.black : score.white, score.draws, isBlack ? score.white : score.black };
    }

    const Games &m_games;
    Side m_side;
    const RepertoireOptions &m_options;
    std::vector<Choice> &m_choices;
    std::set<std::string> m_seen;
};

} // namespace

Games gamesWith(const Games &games, const Filter &filter)
{
    Games chosen;
    for (const auto &block : games.blocks()) {
        const char *at = block->bytes();
        for (std::size_t i = 0; i < block->size(); ++i) {
            const std::string_view moves(at, block->lengthOf(i));
            at += moves.size();
            if (filter.accepts(block->facts(i)))
                chosen.add(block->boardSize(), block->idOf(i), block->facts(i), moves, block->dayOf(i));
        }
    }
    chosen.finish();
    return chosen;
}

std::vector<Choice> repertoireOf(
    const Games &games, const RowSet &player, const Filter &filter, const RepertoireOptions &options)
{
    std::vector<Choice> choices;
    for (const Side side : { Side::Black, Side::White }) {
        Filter his = filter;
        his.player = player;
        his.side = side;
        const Games chosen = gamesWith(games, his);
        Walker(chosen, side, options, choices).walk({});
    }
    return choices;
}

} // namespace kagetsu::library
