// SPDX-License-Identifier: MIT
#include "tournament/games/gamekey.h"

#include "tournament/model/find.h"

#include <array>
#include <cassert>
#include <charconv>

namespace kagetsu::tournament {

namespace {

constexpr char AfterEvent = '_';
constexpr char Between = '-';
constexpr std::size_t Numbers = 6;

std::optional<std::array<int, Numbers>> numbersOf(std::string_view text)
{
    std::array<int, Numbers> numbers {};
    const char *at = text.data();
    const char *const end = at + text.size();
    for (std::size_t i = 0; i < Numbers; ++i) {
        if (i > 0 && (at == end || *at++ != Between))
            return std::nullopt;
        const auto [next, error] = std::from_chars(at, end, numbers[i]);
        if (error != std::errc() || numbers[i] < 1)
            return std::nullopt;
        at = next;
    }
    return at == end ? std::optional(numbers) : std::nullopt;
}

} // namespace

std::string idPrefix(std::string_view event)
{
    return std::string(event) + AfterEvent;
}

std::string idOf(const GameKey &key)
{
    std::string id = idPrefix(key.event);
    for (const int number : { key.section, key.round, key.opener.value, key.second.value, key.game + 1, key.attempt })
        id += std::to_string(number) + Between;
    id.pop_back();
    return id;
}

std::optional<GameKey> keyFromId(std::string_view id)
{
    const std::size_t behind = id.rfind(AfterEvent);
    if (behind == std::string_view::npos || behind == 0)
        return std::nullopt;
    const auto numbers = numbersOf(id.substr(behind + 1));
    if (!numbers)
        return std::nullopt;
    const auto &[section, round, opener, second, game, attempt] = *numbers;
    return GameKey { std::string(id.substr(0, behind)), section, round, { opener }, { second }, game - 1, attempt };
}

std::optional<PlacedGame> placeOf(const Section &section, const GameKey &key)
{
    const Round *round = findRound(section, key.round);
    if (!round)
        return std::nullopt;
    for (const Match &match : round->matches) {
        const bool isStraight = match.a == key.opener && match.b == key.second;
        const bool isTurned = match.b == key.opener && match.a == key.second;
        if ((isStraight || isTurned) && static_cast<std::size_t>(key.game) < match.games.size())
            return PlacedGame { &match, isStraight ? Party::A : Party::B };
    }
    return std::nullopt;
}

GameKey keyOf(std::string event, int section, int round, const Match &match, int game)
{
    assert(static_cast<std::size_t>(game) < match.games.size());
    const Party opener = match.games[static_cast<std::size_t>(game)].opener;
    return { std::move(event), section, round, match.entry(opener), match.entry(otherParty(opener)), game, 1 };
}

} // namespace kagetsu::tournament
