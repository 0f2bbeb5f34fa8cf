// SPDX-License-Identifier: MIT
#include "record/document/gamelist.h"

#include "record/sgf/sgfwriter.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

namespace kagetsu::document {

namespace {

std::vector<int> asTheyAre(int count)
{
    std::vector<int> places(static_cast<std::size_t>(count));
    std::iota(places.begin(), places.end(), 0);
    return places;
}

// True if the file ends within the game, so that text after it would be read as part of it.
bool isUnclosed(const record::Game &game)
{
    return std::any_of(game.messages.begin(), game.messages.end(), [](const record::Message &message) {
        return message.code == record::Code::Unclosed || message.code == record::Code::UnclosedValue;
    });
}

} // namespace

GameOrder withGamesAfter(int count, int index, std::string added, int games)
{
    GameOrder order { asTheyAre(count), std::move(added) };
    order.places.insert(order.places.begin() + index + 1, static_cast<std::size_t>(games), GameOrder::Added);
    return order;
}

GameOrder withoutGame(int count, int index)
{
    GameOrder order { asTheyAre(count) };
    order.places.erase(order.places.begin() + index);
    return order;
}

GameOrder withGameMoved(int count, int index, int by)
{
    GameOrder order { asTheyAre(count) };
    const auto game = order.places.begin() + index;
    if (by > 0)
        std::rotate(game, game + 1, game + by + 1);
    else
        std::rotate(game + by, game, game + 1);
    return order;
}

ArrangedGames arranged(const record::Collection &games, const GameOrder &order)
{
    const bool keeps = games.keepsOthers();
    std::string bytes;
    bool isAdded = false;
    std::string closed; // the last game, written again if it is cut off
    if (keeps && games.size() > 0) {
        const std::size_t last = games.size() - 1;
        if (const record::Game game = games.readGame(last); isUnclosed(game)) {
            const std::string_view text = games.textWithGap(last);
            closed = std::string(text.substr(0, text.size() - games.text(last).size())) + record::writeSgf(game);
        }
    }
    for (const int place : order.places) {
        const auto index = static_cast<std::size_t>(place);
        if (place == GameOrder::Added)
            bytes += std::exchange(isAdded, true) ? std::string() : order.added;
        else if (!closed.empty() && index + 1 == games.size())
            bytes += closed;
        else if (keeps)
            bytes += games.textWithGap(index);
        else
            bytes += record::writeSgf(games.readGame(index));
        if (!bytes.empty() && !bytes.ends_with('\n'))
            bytes += '\n';
    }
    if (keeps)
        bytes += games.textAfterAll();
    auto shared = std::make_shared<const std::string>(std::move(bytes));
    return { std::make_shared<const record::Collection>(record::readCollection(*shared, { .charset = "UTF-8" })),
        shared };
}

} // namespace kagetsu::document
