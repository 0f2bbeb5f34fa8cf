// SPDX-License-Identifier: MIT
#include "learn/puzzle/gamefeed.h"

#include "analysis/review/gameline.h"
#include "learn/puzzle/keptpuzzle.h"

#include <charconv>
#include <utility>

namespace kagetsu::puzzle {

std::optional<rules::Rule> ruleFor(std::optional<rules::Rule> named, int boardSize)
{
    return named || boardSize != rules::DefaultBoardSize ? named : std::optional(rules::Rule::Renju);
}

std::optional<rules::Rule> ruleFor(const record::Game &game)
{
    const auto board = game.tree.position(record::GameTree::root());
    return ruleFor(review::ruleOf(game), board ? board->size() : 0);
}

PlayedGame playedGame(const record::Game &game, std::string at)
{
    PlayedGame played { .line = {}, .source = sourceOf(game.info, 0), .at = std::move(at) };
    const auto line = review::gameLineOf(game, ruleFor(game));
    if (line)
        played.line = line->line;
    else
        played.isLeftOut = true;
    return played;
}

RecordsFeed::RecordsFeed(record::Collection games, std::string_view at)
    : m_games(std::move(games))
{
    std::from_chars(at.data(), at.data() + at.size(), m_next); // 0 if it is no number
}

std::optional<PlayedGame> RecordsFeed::next()
{
    if (m_next >= m_games.size())
        return std::nullopt;
    const record::Game game = m_games.readGame(m_next);
    return playedGame(game, std::to_string(++m_next));
}

practice::PuzzlesMade dig(Feed &feed, PlayMaker &maker, practice::Quarry from, const std::function<bool()> &isEnough,
    const PlayLimits &limits, ThemeBalance balance)
{
    practice::PuzzlesMade made { std::move(from), {} };
    feed.setCancelled(limits.isCancelled);
    while (!limits.isCancelled()) {
        const std::optional<PlayedGame> game = feed.next();
        if (!game) {
            made.quarry.isDone = !limits.isCancelled() && !feed.hasFailed();
            break;
        }
        std::vector<MadePuzzle> puzzles;
        if (!game->isLeftOut)
            puzzles = maker.puzzlesOf(game->line, limits);
        if (limits.isCancelled())
            break;
        std::erase_if(puzzles, [&balance](const MadePuzzle &each) { return !balance.take(each.theme); });
        for (MadePuzzle &each : puzzles) {
            const int move = std::exchange(each.source, game->source).move;
            each.source.move = move;
            made.puzzles.push_back(keptOf(each));
        }
        made.quarry.at = game->at;
        ++made.quarry.games;
        made.quarry.puzzles += static_cast<int>(puzzles.size());
        if (isEnough())
            break;
    }
    feed.setCancelled({}); // the feed may outlive what is asked
    return made;
}

} // namespace kagetsu::puzzle
