// SPDX-License-Identifier: MIT
#include "opening/pattern/catalogue.h"

#include "opening/pattern/region.h"

#include <algorithm>

namespace kagetsu::opening {

using rules::Point;

namespace {

constexpr std::array<Pattern, 26> Catalogue { {
    { "D1", { 0, 1 }, { 0, 2 }, "Kansei", "かんせい", "寒星", "寒星", "寒星", "한성", "Кансэй" },
    { "D2", { 0, 1 }, { 1, 2 }, "Keigetsu", "けいげつ", "渓月", "溪月", "溪月", "계월", "Кэйгэцу" },
    { "D3", { 0, 1 }, { 2, 2 }, "Sosei", "そせい", "疎星", "疏星", "疏星", "소성", "Сосэй" },
    { "D4", { 0, 1 }, { 1, 1 }, "Kagetsu", "かげつ", "花月", "花月", "花月", "화월", "Кагэцу" },
    { "D5", { 0, 1 }, { 2, 1 }, "Zangetsu", "ざんげつ", "残月", "残月", "殘月", "잔월", "Дзангэцу" },
    { "D6", { 0, 1 }, { 1, 0 }, "Ugetsu", "うげつ", "雨月", "雨月", "雨月", "우월", "Угэцу" },
    { "D7", { 0, 1 }, { 2, 0 }, "Kinsei", "きんせい", "金星", "金星", "金星", "금성", "Кинсэй" },
    { "D8", { 0, 1 }, { 0, -1 }, "Shōgetsu", "しょうげつ", "松月", "松月", "松月", "송월", "Сёгэцу" },
    { "D9", { 0, 1 }, { 1, -1 }, "Kyūgetsu", "きゅうげつ", "丘月", "丘月", "丘月", "구월", "Кюгэцу" },
    { "D10", { 0, 1 }, { 2, -1 }, "Shingetsu", "しんげつ", "新月", "新月", "新月", "신월", "Сингэцу" },
    { "D11", { 0, 1 }, { 0, -2 }, "Zuisei", "ずいせい", "瑞星", "瑞星", "瑞星", "서성", "Дзуйсэй" },
    { "D12", { 0, 1 }, { 1, -2 }, "Sangetsu", "さんげつ", "山月", "山月", "山月", "산월", "Сангэцу" },
    { "D13", { 0, 1 }, { 2, -2 }, "Yūsei", "ゆうせい", "遊星", "游星", "遊星", "유성(遊星)", "Юсэй" },
    { "I1", { 1, 1 }, { 2, 2 }, "Chōsei", "ちょうせい", "長星", "长星", "長星", "장성", "Тёсэй" },
    { "I2", { 1, 1 }, { 2, 1 }, "Kyōgetsu", "きょうげつ", "峡月", "峡月", "峽月", "협월", "Кёгэцу" },
    { "I3", { 1, 1 }, { 2, 0 }, "Kōsei", "こうせい", "恒星", "恒星", "恆星", "항성", "Косэй" },
    { "I4", { 1, 1 }, { 2, -1 }, "Suigetsu", "すいげつ", "水月", "水月", "水月", "수월", "Суйгэцу" },
    { "I5", { 1, 1 }, { 2, -2 }, "Ryūsei", "りゅうせい", "流星", "流星", "流星", "유성(流星)", "Рюсэй" },
    { "I6", { 1, 1 }, { 1, 0 }, "Ungetsu", "うんげつ", "雲月", "云月", "雲月", "운월", "Унгэцу" },
    { "I7", { 1, 1 }, { 1, -1 }, "Hogetsu", "ほげつ", "浦月", "浦月", "浦月", "포월", "Хогэцу" },
    { "I8", { 1, 1 }, { 1, -2 }, "Rangetsu", "らんげつ", "嵐月", "岚月", "嵐月", "남월", "Рангэцу" },
    { "I9", { 1, 1 }, { 0, -1 }, "Gingetsu", "ぎんげつ", "銀月", "银月", "銀月", "은월", "Гингэцу" },
    { "I10", { 1, 1 }, { 0, -2 }, "Myōjō", "みょうじょう", "明星", "明星", "明星", "명성", "Мёдзё" },
    { "I11", { 1, 1 }, { -1, -1 }, "Shagetsu", "しゃげつ", "斜月", "斜月", "斜月", "사월", "Сягэцу" },
    { "I12", { 1, 1 }, { -1, -2 }, "Meigetsu", "めいげつ", "名月", "名月", "名月", "명월", "Мэйгэцу" },
    { "I13", { 1, 1 }, { -2, -2 }, "Suisei", "すいせい", "彗星", "彗星", "彗星", "혜성", "Суйсэй" },
} };

} // namespace

const std::array<Pattern, 26> &patterns()
{
    return Catalogue;
}

std::string_view patternName(const Pattern &pattern, std::string_view language)
{
    if (language == "zh")
        return pattern.chinese;
    if (language == "zh-TW")
        return pattern.traditional;
    if (language == "ja")
        return pattern.japanese;
    if (language == "ko")
        return pattern.korean;
    return language == "ru" ? pattern.russian : pattern.romaji;
}

const Pattern *patternFromCode(std::string_view code)
{
    const auto sameText = [code](const Pattern &pattern) {
        const std::string_view number = pattern.code.substr(1);
        const bool isNew = code == pattern.code;
        const bool isOld =
            code.size() == pattern.code.size() && code.starts_with(number) && code.back() == pattern.code[0];
        return isNew || isOld;
    };
    const auto found = std::find_if(Catalogue.begin(), Catalogue.end(), sameText);
    return found == Catalogue.end() ? nullptr : &*found;
}

namespace {

// Returns the pattern whose figure the three stones form, wherever they are on the board.
std::optional<NamedPattern> identifyFigure(const PatternStones &stones)
{
    for (rules::Symmetry symmetry : rules::AllSymmetries) {
        const auto fromFirst = [&](Point point) {
            // On a board of one point the symmetries act about that point.
            return rules::apply(symmetry, { point.x - stones[0].x, point.y - stones[0].y }, 1);
        };
        for (const Pattern &pattern : Catalogue) {
            if (fromFirst(stones[1]) == pattern.second && fromFirst(stones[2]) == pattern.third)
                return NamedPattern { &pattern, symmetry };
        }
    }
    return std::nullopt;
}

} // namespace

PatternStones stonesOf(const Pattern &pattern, rules::Symmetry symmetry, int boardSize)
{
    const Point centre = centreOf(boardSize);
    const auto at = [&](Point offset) {
        return rules::apply(symmetry, { centre.x + offset.x, centre.y + offset.y }, boardSize);
    };
    return { centre, at(pattern.second), at(pattern.third) };
}

std::optional<NamedPattern> identify(const PatternStones &stones, int boardSize)
{
    if (boardSize % 2 == 0 || stones[0] != centreOf(boardSize))
        return std::nullopt;
    return identifyFigure(stones);
}

std::optional<Start> describe(const PatternStones &stones, int boardSize)
{
    if (boardSize % 2 == 0)
        return std::nullopt;
    const std::optional<NamedPattern> figure = identifyFigure(stones);
    if (!figure)
        return Start {};
    return Start { stones[0] == centreOf(boardSize) ? StartKind::Named : StartKind::OffCentre, *figure };
}

} // namespace kagetsu::opening
