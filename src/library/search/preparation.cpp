// SPDX-License-Identifier: MIT
#include "library/search/preparation.h"

#include "library/search/treeplaces.h"
#include "library/search/walk.h"
#include "record/formats/rulestext.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace kagetsu::library {

namespace {

using record::GameTree;
using rules::Side;

constexpr Side BothSides[] { Side::Black, Side::White };

// A game of the opponent in memory, with the side that he had.
struct OwnGame
{
    const Block *block = nullptr;
    std::size_t index = 0;
    Side side = Side::Black;

    const Facts &facts() const { return block->facts(index); }
    std::string_view moves() const { return block->movesOf(index); }
};

// Own lines with their positions.
struct UsableLines
{
    std::shared_ptr<const Study> study;
    std::optional<Side> side;
    TreePlaces places;
};

class Preparer
{
public:
    Preparer(const Games &games, const RowSet &opponent, const Filter &filter, const PreparationOptions &options)
        : m_games(games)
        , m_filter(filter)
        , m_options(options)
    {
        for (const auto &block : games.blocks()) {
            for (std::size_t i = 0; i < block->size(); ++i) {
                for (const Side side : BothSides) {
                    if (opponent.contains(block->facts(i).player(side)) && filter.accepts(block->facts(i)))
                        m_own.push_back({ block.get(), i, side });
                }
            }
        }
    }

    bool isStopped() const { return m_options.isStopped && m_options.isStopped(); }

    // Counts where his games with this side come off these lines.
    void meet(const UsableLines &lines, Side side, Preparation &told) const
    {
        const TreePlaces &places = lines.places;
        TreeFollower follower(places);
        struct Counted
        {
            OwnScore score;
            std::vector<GameAtPly> games;
        };
        std::map<std::size_t, Counted> last;
        std::map<std::pair<std::size_t, rules::Point>, Counted> left;
        for (const OwnGame &game : m_own) {
            if (game.side != side || game.block->boardSize() != places.boardSize())
                continue;
            std::optional<TreePlaces::Found> met;
            std::optional<rules::Point> reply; // by which he left after the last position of the lines
            int metAt = 0;
            int leftAt = 0;
            for (follower.begin(game.moves()); follower.next();) {
                if (follower.here()) {
                    met = follower.ply() > 0 ? follower.here() : met;
                    metAt = follower.ply();
                    reply.reset();
                } else if (const auto &before = follower.before(); before && follower.step().side == side) {
                    reply = places.pointAt(*before, follower.step().point);
                    met = before;
                    metAt = follower.ply() - 1;
                    leftAt = follower.ply();
                }
            }
            const auto count = [&game, side](Counted &to, int ply) {
                to.score.add(game.facts().winner(), side);
                to.games.push_back({ game.block->idOf(game.index), ply });
            };
            if (met && places[met->place].node != GameTree::root())
                count(last[met->place], metAt);
            if (met && reply)
                count(left[{ met->place, *reply }], leftAt);
        }
        const auto tell = [&](std::vector<Meeting> &to, std::size_t place, std::optional<rules::Point> reply,
                              const Counted &counted) {
            to.push_back({ lines.study, side, places[place].node, reply, counted.score, counted.games });
            std::ranges::sort(to.back().games, {}, &GameAtPly::game);
        };
        for (const auto &[place, counted] : last)
            tell(told.meets, place, std::nullopt, counted);
        for (const auto &[key, counted] : left)
            tell(told.leaves, key.first, key.second, counted);
    }

    std::optional<std::vector<LastGame>> lastGames(const std::vector<UsableLines> &lines) const
    {
        std::vector<OwnGame> newest;
        for (const OwnGame &game : m_own) {
            if (game.block->dayOf(game.index) > 0)
                newest.push_back(game);
        }
        const auto isNewer = [](const OwnGame &one, const OwnGame &two) {
            return std::tuple(-one.block->dayOf(one.index), -one.block->idOf(one.index), one.side)
                < std::tuple(-two.block->dayOf(two.index), -two.block->idOf(two.index), two.side);
        };
        const std::size_t count = std::min(m_options.lastGames, newest.size());
        std::partial_sort(newest.begin(), newest.begin() + static_cast<std::ptrdiff_t>(count), newest.end(), isNewer);
        newest.resize(count);
        std::vector<LastGame> games;
        for (const OwnGame &game : newest) {
            if (isStopped())
                return std::nullopt;
            const Facts &facts = game.facts();
            games.push_back({ .id = game.block->idOf(game.index),
                .day = game.block->dayOf(game.index),
                .side = game.side,
                .other = facts.player(other(game.side)),
                .winner = facts.winner(),
                .opening = facts.opening(),
                .known = knownPlies(game) });
        }
        for (const UsableLines &each : lines) {
            if (isStopped())
                return std::nullopt;
            TreeFollower follower(each.places);
            for (std::size_t i = 0; i < games.size(); ++i) {
                if (each.side == newest[i].side || newest[i].block->boardSize() != each.places.boardSize())
                    continue;
                for (follower.begin(newest[i].moves()); follower.next();) {
                    if (follower.here())
                        games[i].mine = std::max(games[i].mine, follower.ply());
                }
            }
        }
        return games;
    }

private:
    int knownPlies(const OwnGame &game) const
    {
        const int size = game.block->boardSize();
        const std::size_t setup = setupStones(game.moves(), size);
        std::vector<Line::Stone> stones;
        LineReader reader(game.moves(), size);
        int ply = 0;
        int known = 0;
        for (LineStep step; reader.next(step);) {
            if (step.kind == LineStep::Kind::Pass)
                ++ply;
            if (step.kind != LineStep::Kind::Stone)
                continue;
            stones.push_back({ step.side, { step.point % size, step.point / size } });
            if (stones.size() <= setup)
                continue;
            ++ply;
            if (isStopped() || !isKnown(size, stones))
                break;
            known = ply;
        }
        return known;
    }

    // True if two games have the position: the one that is asked about, and another.
    bool isKnown(int size, const std::vector<Line::Stone> &stones) const
    {
        const auto [known, isNew] = m_isKnown.try_emplace(
            static_cast<char>(size) + canonicalBytes({ .size = size, .setup = stones, .plies = {} }));
        if (isNew) {
            const auto head = headOfPosition(m_games, PositionQuestion(size, stones), m_filter, 0, {});
            known->second = head->count > 1;
        }
        return known->second;
    }

    const Games &m_games;
    const Filter &m_filter;
    const PreparationOptions &m_options;
    std::vector<OwnGame> m_own;
    mutable std::unordered_map<std::string, bool> m_isKnown; // by position
};

bool hasMoreGames(const Meeting &one, const Meeting &two)
{
    return one.score.games > two.score.games;
}

} // namespace

std::optional<Preparation> prepareFor(const Games &games, const RowSet &opponent, const RowSet &me,
    const std::vector<OwnLines> &lines, const Filter &filter, const PreparationOptions &options)
{
    Preparation told;
    told.all = statisticsOf(games, opponent, filter);
    if (options.recentFrom > 0) {
        Filter recent = filter;
        recent.firstYear = std::max(recent.firstYear, options.recentFrom);
        told.recent = statisticsOf(games, opponent, recent);
    }
    Filter ours = filter;
    ours.player = opponent;
    ours.opponent = me;
    told.against = statisticsOf(games, opponent, ours);
    const Preparer preparer(games, opponent, filter, options);
    if (preparer.isStopped())
        return std::nullopt;
    told.choices =
        repertoireOf(games, opponent, filter, { .plies = options.plies, .fewestGames = options.fewestGames });
    std::vector<UsableLines> usable;
    for (const OwnLines &each : lines) {
        if (each.study->places().empty())
            continue;
        if (preparer.isStopped())
            return std::nullopt;
        usable.push_back({ each.study, each.side, TreePlaces(*each.study) });
        for (const Side side : BothSides) {
            if (preparer.isStopped())
                return std::nullopt;
            if (each.side != side)
                preparer.meet(usable.back(), side, told);
        }
    }
    std::stable_sort(told.leaves.begin(), told.leaves.end(), hasMoreGames);
    std::stable_sort(told.meets.begin(), told.meets.end(), hasMoreGames);
    auto last = preparer.lastGames(usable);
    if (!last || preparer.isStopped())
        return std::nullopt;
    told.last = *std::move(last);
    return told;
}

void addHabits(OpeningHabits &habits, const StoredGame &game, Side side)
{
    const std::string procedure =
        game.terms.procedure.empty() ? record::rulesFromText(game.terms.rules).opening : game.terms.procedure;
    if (!procedure.empty())
        habits.byProcedure[{ side, procedure }].add(game.result.winner, side);
    const std::size_t offers = game.offers.size() / bytesOfMove(game.size);
    if (side == Side::Black && offers > 0)
        habits.byOffers[static_cast<int>(offers)].add(game.result.winner, side);
}

std::optional<std::vector<GameAtPly>> gamesGoingOn(const Games &games, int boardSize,
    const std::vector<Line::Stone> &position, Line::Stone next, const Filter &filter, const PassOptions &options)
{
    std::vector<Line::Stone> after = position;
    after.push_back(next);
    const auto before = findPosition(games, PositionQuestion(boardSize, position), filter, options);
    const auto here = before ? findPosition(games, PositionQuestion(boardSize, after), filter, options) : std::nullopt;
    if (!here)
        return std::nullopt;
    std::vector<GameAtPly> found;
    auto at = before->begin();
    for (const PositionHit &hit : *here) {
        while (at != before->end() && at->game < hit.game)
            ++at;
        if (at != before->end() && at->game == hit.game && at->ply + 1 == hit.ply)
            found.push_back({ hit.game, hit.ply });
    }
    return found;
}

} // namespace kagetsu::library
