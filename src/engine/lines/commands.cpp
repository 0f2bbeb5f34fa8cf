// SPDX-License-Identifier: MIT
#include "engine/lines/commands.h"

#include "engine/lines/texts.h"

#include <algorithm>
#include <limits>

namespace kagetsu::engine {

namespace {

constexpr std::int64_t NoTimeLeftLimit = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t Day = 86'400'000;
// Rapfi treats exactly this pair as no limit.
constexpr std::int64_t EndlessTurn = 2'000'000;
constexpr std::int64_t EndlessMatch = 100'000'000;

Lines framed(std::string first, Lines lines)
{
    lines.insert(lines.begin(), std::move(first));
    lines.emplace_back("DONE");
    return lines;
}

std::string stoneLine(const PlacedStone &stone, int size, bool isOwn)
{
    return toText(toWire(stone.point, size)) + (isOwn ? ",1" : ",2");
}

std::int64_t wireTime(Milliseconds time)
{
    return std::clamp<std::int64_t>(time.count(), -NoTimeLeftLimit, NoTimeLeftLimit);
}

} // namespace

std::optional<int> ruleNumber(const rules::RuleSet &rules, Dialect dialect)
{
    switch (rules.rule) {
    case rules::Rule::FreeStyle: return 0;
    case rules::Rule::Standard: return 1;
    case rules::Rule::Renju: return dialect == Dialect::Yixin ? 2 : 4;
    case rules::Rule::Caro: return rules.caroEdgeBlocks ? std::nullopt : std::optional(rules.caroExactlyFive ? 9 : 8);
    case rules::Rule::Omok:
    case rules::Rule::OverLoses: break;
    }
    return std::nullopt;
}

std::vector<PlacedStone> sendingOrder(const std::vector<PlacedStone> &stones)
{
    std::vector<PlacedStone> order;
    std::vector<PlacedStone> waiting[2];
    std::size_t sent[2] = { 0, 0 };
    for (const PlacedStone &stone : stones)
        waiting[stone.side == rules::Side::White].push_back(stone);
    while (order.size() < stones.size()) {
        const std::size_t turn = order.size() % 2;
        const std::size_t from = sent[turn] < waiting[turn].size() ? turn : 1 - turn;
        order.push_back(waiting[from][sent[from]++]);
    }
    return order;
}

bool alternates(const Position &position)
{
    const auto black = std::count_if(position.stones.begin(), position.stones.end(),
        [](const PlacedStone &stone) { return stone.side == rules::Side::Black; });
    const auto white = std::ssize(position.stones) - black;
    return black - white == (position.toMove == rules::Side::White ? 1 : 0);
}

Lines positionLines(const Position &position)
{
    Lines lines;
    for (const PlacedStone &stone : sendingOrder(position.stones))
        lines.push_back(stoneLine(stone, position.size, stone.side == position.toMove));
    return lines;
}

Lines boardCommand(const Position &position)
{
    if (position.stones.empty())
        return { "BEGIN" };
    return framed("BOARD", positionLines(position));
}

Lines silentBoardCommand(const Position &position)
{
    return framed("YXBOARD", positionLines(position));
}

Lines swap2Command(const Position &position, bool withFields)
{
    // White is to move after 3 and after 5 stones, whichever side the engine plays.
    Lines lines;
    for (const PlacedStone &stone : position.stones) {
        lines.push_back(withFields ? stoneLine(stone, position.size, stone.side == rules::Side::White)
                                   : toText(toWire(stone.point, position.size)));
    }
    return framed("SWAP2BOARD", std::move(lines));
}

Setting settingFrom(std::string_view text)
{
    text = text.substr(0, text.find_first_of("\r\n"));
    const std::string_view key = takeWord(text);
    return { std::string(key), std::string(text) };
}

std::vector<Setting> timeSettings(const Times &times, Dialect dialect)
{
    const bool isEndless = !times.turn && !times.match && !times.left;
    const bool isYixin = dialect == Dialect::Yixin;
    const std::int64_t turn = times.turn ? wireTime(*times.turn) : isEndless && isYixin ? EndlessTurn : Day;
    const std::int64_t match = times.match ? wireTime(*times.match) : isEndless && isYixin ? EndlessMatch : 0;
    const std::int64_t left = times.left ? wireTime(*times.left) : NoTimeLeftLimit;
    return { { "timeout_turn", std::to_string(turn) }, { "timeout_match", std::to_string(match) },
        { "time_left", std::to_string(left) } };
}

} // namespace kagetsu::engine
