// SPDX-License-Identifier: MIT
#include "library/search/librarylist.h"

#include <algorithm>

namespace kagetsu::library {

namespace {

using By = ListOrder::By;

struct ListedGame
{
    std::uint32_t key = 0;
    std::uint32_t age = 0; // smaller is newer
    std::int64_t id = 0;
    GamePlace place;
};

int pliesIn(const Block &block, std::size_t index, std::string_view moves)
{
    return block.facts(index).isPlain() ? static_cast<int>(moves.size() / bytesOfMove(block.boardSize()))
                                        : pliesOf(moves, block.boardSize());
}

std::uint32_t keyOf(const Catalogue &catalogue, const Block &block, std::size_t index, std::string_view moves, By by)
{
    const Facts &facts = block.facts(index);
    switch (by) {
    case By::Date: return static_cast<std::uint32_t>(block.dayOf(index));
    case By::Black: return catalogue.players.rank(facts.black());
    case By::White: return catalogue.players.rank(facts.white());
    case By::Event: return catalogue.events.rank(facts.event());
    case By::Opening: return static_cast<std::uint32_t>(facts.opening());
    case By::Rule: return static_cast<std::uint32_t>(facts.rule());
    case By::Result: return static_cast<std::uint32_t>(facts.winner());
    case By::Moves: return static_cast<std::uint32_t>(pliesIn(block, index, moves));
    }
    return 0;
}

// Games of which nothing is known stand at the end, whichever way they are sorted.
bool isUnknown(std::uint32_t key, By by)
{
    switch (by) {
    case By::Black:
    case By::White:
    case By::Event: return key == ~0u;
    case By::Date:
    case By::Opening:
    case By::Rule:
    case By::Result: return key == 0;
    case By::Moves: return false;
    }
    return false;
}

} // namespace

std::optional<std::vector<GamePlace>> listGames(const Catalogue &catalogue, const TypedSearch &search,
    const Filter &filter, ListOrder order, const std::function<bool()> &isStopped)
{
    std::vector<ListedGame> rows;
    const auto &blocks = catalogue.contents.games.blocks();
    for (std::size_t number = 0; number < blocks.size(); ++number) {
        if (isStopped && isStopped())
            return std::nullopt;
        const Block &block = *blocks[number];
        const char *at = block.bytes();
        for (std::size_t i = 0; i < block.size(); ++i) {
            const std::string_view moves(at, block.lengthOf(i));
            at += moves.size();
            if (!search.accepts(block.facts(i)) || !filter.accepts(block.facts(i)))
                continue;
            std::uint32_t key = keyOf(catalogue, block, i, moves, order.by);
            if (isUnknown(key, order.by))
                key = ~0u;
            else if (order.falls)
                key = ~1u - key;
            rows.push_back({ key, ~static_cast<std::uint32_t>(block.dayOf(i)), block.idOf(i),
                { static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(i) } });
        }
    }
    std::sort(rows.begin(), rows.end(), [](const ListedGame &one, const ListedGame &two) {
        if (one.key != two.key)
            return one.key < two.key;
        return one.age != two.age ? one.age < two.age : one.id > two.id;
    });
    if (isStopped && isStopped())
        return std::nullopt;
    std::vector<GamePlace> places(rows.size());
    std::transform(rows.begin(), rows.end(), places.begin(), [](const ListedGame &row) { return row.place; });
    return places;
}

std::optional<GamePlace> placeOf(const Games &games, std::int64_t id)
{
    const auto &blocks = games.blocks();
    for (std::size_t number = 0; number < blocks.size(); ++number) {
        const Block &block = *blocks[number];
        if (block.size() == 0 || id < block.idOf(0) || id > block.idOf(block.size() - 1))
            continue;
        std::size_t begin = 0;
        std::size_t end = block.size();
        while (begin < end) {
            const std::size_t middle = (begin + end) / 2;
            if (block.idOf(middle) < id)
                begin = middle + 1;
            else
                end = middle;
        }
        if (begin < block.size() && block.idOf(begin) == id)
            return GamePlace { static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(begin) };
    }
    return std::nullopt;
}

int pliesAt(const Games &games, GamePlace place)
{
    const Block &block = *games.blocks()[place.block];
    return pliesIn(block, place.index, block.movesOf(place.index));
}

} // namespace kagetsu::library
