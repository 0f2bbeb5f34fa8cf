// SPDX-License-Identifier: MIT
#include "cli/frames.h"

#include <array>
#include <cassert>

namespace kagetsu::cli {

namespace {

constexpr std::array<std::string_view, 4> Codes { "en", "zh_CN", "ja", "ru" };

struct Translations
{
    Frame frame;
    std::array<std::string_view, 4> texts; // in the order of Language
};

// clang-format off
constexpr Translations Table[] {
    { Frame::Allowed, {
        "{p} is allowed.",
        "{p} 不是禁手。",
        "{p}は禁手ではありません。",
        "Ход {p} разрешён." } },
    { Frame::Forbidden, {
        "{p} is forbidden: {kinds}.",
        "{p} 是禁手：{kinds}。",
        "{p}は禁手です：{kinds}。",
        "Ход {p} запрещён: {kinds}." } },
    { Frame::KindOverline, { "overline", "长连禁手", "長連禁手", "длинный ряд" } },
    { Frame::KindDoubleFour, { "double-four", "四四禁手", "四四禁手", "вилка 4×4" } },
    { Frame::KindDoubleThree, { "double-three", "三三禁手", "三三禁手", "вилка 3×3" } },
    { Frame::Five, {
        "{p} makes five: {stones}. The move wins.",
        "{p} 成五：{stones}。此手获胜。",
        "{p}で五ができます：{stones}。この手で勝ちです。",
        "{p} строит пятёрку: {stones}. Этот ход выигрывает." } },
    { Frame::FiveInLookAhead, {
        "{p} makes five: {stones}.",
        "{p} 成五：{stones}。",
        "{p}で五ができます：{stones}。",
        "{p} строит пятёрку: {stones}." } },
    { Frame::Overline, {
        "{p} makes a row of {n}: {stones}. Overline.",
        "{p} 连成 {n} 子：{stones}。长连。",
        "{p}で{n}個の石が並びます：{stones}。長連です。",
        "{p} строит ряд из {n} камней: {stones}. Длинный ряд." } },
    { Frame::TwoFours, {
        "{p} makes two fours: {four1}, completed at {points1}; {four2}, completed at {points2}.",
        "{p} 形成两个四：{four1}，在 {points1} 成五；{four2}，在 {points2} 成五。",
        "{p}で四が二つできます：{four1}は{points1}で五になり、{four2}は{points2}で五になります。",
        "{p} строит две четвёрки: {four1}, достраивается на {points1}; {four2}, достраивается на {points2}." } },
    { Frame::Four, {
        "{stones} is a four, completed at {points}.",
        "{stones} 是冲四，在 {points} 成五。",
        "{stones}は四です。{points}で五になります。",
        "{stones} — четвёрка, достраивается на {points}." } },
    { Frame::StraightFour, {
        "{stones} is a straight four, completed at {points}.",
        "{stones} 是活四，在 {points} 成五。",
        "{stones}は達四です。{points}で五になります。",
        "{stones} — открытая четвёрка, достраивается на {points}." } },
    { Frame::NoFourLong, {
        "{stones} is not a four: {e} would make {n} in a row.",
        "{stones} 不是四：下在 {e} 会连成 {n} 子。",
        "{stones}は四ではありません：{e}に打つと{n}個並びます。",
        "{stones} — не четвёрка: ход {e} построил бы ряд из {n} камней." } },
    { Frame::NoFourClosed, {
        "{stones} is not a four: it is closed at both ends.",
        "{stones} 不是四：两端都被封住。",
        "{stones}は四ではありません：両端が止められています。",
        "{stones} — не четвёрка: ряд закрыт с обеих сторон." } },
    { Frame::TwoThrees, {
        "{p} makes two threes: {three1}, which becomes a straight four at {e1}; {three2}, at {e2}.",
        "{p} 形成两个活三：{three1}，在 {e1} 成活四；{three2}，在 {e2} 成活四。",
        "{p}で三が二つできます：{three1}は{e1}で達四になり、{three2}は{e2}で達四になります。",
        "{p} строит две тройки: {three1} становится открытой четвёркой на {e1}, {three2} — на {e2}." } },
    { Frame::Three, {
        "{three} becomes a straight four at {e}.",
        "{three} 在 {e} 成活四。",
        "{three}は{e}で達四になります。",
        "{three} становится открытой четвёркой на {e}." } },
    { Frame::NoThree, {
        "{three} is no three: {reasons}.",
        "{three} 不是活三：{reasons}。",
        "{three}は三ではありません：{reasons}。",
        "{three} — не тройка: {reasons}." } },
    { Frame::AlsoRefused, {
        "As for {three}, {reasons}.",
        "至于 {three}：{reasons}。",
        "{three}については、{reasons}。",
        "Для {three}: {reasons}." } },
    { Frame::LooksDoubleThree, {
        "{e} looks like a double-three, but {three} is no three: {reasons}.",
        "{e} 看似三三禁手，但 {three} 不是活三：{reasons}。",
        "{e}は三三禁手に見えますが、{three}は三ではありません：{reasons}。",
        "{e} похоже на вилку 3×3, но {three} — не тройка: {reasons}." } },
    { Frame::OnlyLeft, {
        "Only {three} is left, so {p} is allowed.",
        "只剩下 {three}，所以 {p} 不是禁手。",
        "残るのは{three}だけなので、{p}は禁手ではありません。",
        "Остаётся только {three}, поэтому ход {p} разрешён." } },
    { Frame::BecauseOverline, {
        "{e} is an overline", "{e} 是长连禁手", "{e}は長連禁手です", "{e} — длинный ряд" } },
    { Frame::BecauseDoubleFour, {
        "{e} is a double-four", "{e} 是四四禁手", "{e}は四四禁手です", "{e} — вилка 4×4" } },
    { Frame::BecauseDoubleThree, {
        "{e} is a double-three", "{e} 是三三禁手", "{e}は三三禁手です", "{e} — вилка 3×3" } },
    { Frame::BecauseFive, {
        "{e} would make five, and a three must not become a straight four with a five (chapter 3)",
        "下在 {e} 会同时成五，而活三成活四时不得同时成五（规则第 3 章）",
        "{e}に打つと五ができます。三は、五を同時につくらずに達四にならなければなりません（規則第3章）",
        "ход {e} построил бы пятёрку, а тройка не должна становиться открытой четвёркой вместе с пятёркой (глава 3)" } },
    { Frame::BecauseFivePoints, {
        "there are only five points between {left} and {right}",
        "{left} 与 {right} 之间只有五个点",
        "{left}と{right}の間には点が五つしかありません",
        "между {left} и {right} всего пять пунктов" } },
    { Frame::BecauseFivePointsAtEdge, {
        "there are only five points between the edge and {f}",
        "棋盘边缘与 {f} 之间只有五个点",
        "盤の端と{f}の間には点が五つしかありません",
        "между краем доски и {f} всего пять пунктов" } },
    { Frame::BecauseFivePointsAcross, {
        "the line has only five points from edge to edge",
        "这条线从一边到另一边只有五个点",
        "この線には端から端まで点が五つしかありません",
        "на этой линии от края до края всего пять пунктов" } },
    { Frame::BecauseNoRoom, {
        "there is no room for five stones here",
        "此处放不下五个子",
        "ここには石を五つ並べる余地がありません",
        "для пяти камней здесь нет места" } },
    { Frame::BecauseClosed, {
        "at {e} the four would be closed by {f}",
        "在 {e} 形成的四会被 {f} 封住一端",
        "{e}に打ってできる四は{f}で止められています",
        "на {e} четвёрка была бы закрыта камнем {f}" } },
    { Frame::BecauseEdge, {
        "at {e} the four would be closed by the edge",
        "在 {e} 形成的四会被棋盘边缘封住一端",
        "{e}に打ってできる四は盤の端で止められています",
        "на {e} четвёрка была бы закрыта краем доски" } },
    { Frame::BecauseEnd, {
        "at {e} the four would have an end, {f}, that makes {n}",
        "在 {e} 形成的四，其一端 {f} 会连成 {n} 子",
        "{e}に打ってできる四は、一方の端{f}で{n}個並んでしまいます",
        "на {e} у четвёрки был бы конец {f}, который даёт ряд из {n} камней" } },
    { Frame::RestsOnFivePoint, {
        "This verdict rests on chapter 3: a straight-four point that makes five makes no three. Some judges count it, by article 9.2.",
        "此判定依据规则第 3 章：成活四的点若同时成五，则不算活三。有的裁判依据第 9.2 条认为算活三。",
        "この判定は規則第3章に基づきます：達四点で五ができるときは三ではありません。9.2条により三と数える審判もいます。",
        "Это решение опирается на главу 3: если пункт открытой четвёрки даёт пятёрку, тройки нет. "
        "Некоторые судьи засчитывают её по статье 9.2." } },
    { Frame::RestsOnCounting, {
        "This verdict rests on reading article 9.3 a) and b) as one count. Some judges count them apart.",
        "此判定依据将第 9.3 条 a) 与 b) 合并计数的解读。有的裁判将两项分别计数。",
        "この判定は9.3条のa)とb)を一つの数え方として読むことに基づきます。別々に数える審判もいます。",
        "Это решение опирается на единый подсчёт по статье 9.3 а) и б). Некоторые судьи считают их раздельно." } },
    { Frame::BetweenKinds, { ", ", "、", "、", ", " } },
    { Frame::BetweenReasons, { "; ", "；", "。また、", "; " } },
    { Frame::BetweenSentences, { " ", "", "", " " } },
};
// clang-format on

// say() finds a frame by its number.
constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < std::size(Table); ++i) {
        if (Table[i].frame != static_cast<Frame>(i))
            return false;
    }
    return std::size(Table) == static_cast<std::size_t>(Frame::BetweenSentences) + 1;
}
static_assert(isInOrder());

} // namespace

std::vector<std::string> languageCodes()
{
    return { Codes.begin(), Codes.end() };
}

std::optional<Language> languageFromCode(std::string_view code)
{
    for (std::size_t i = 0; i < Codes.size(); ++i) {
        if (Codes[i] == code)
            return static_cast<Language>(i);
    }
    return std::nullopt;
}

std::string say(Language language, Frame frame, Values values)
{
    std::string_view rest = Table[static_cast<std::size_t>(frame)].texts[static_cast<std::size_t>(language)];
    std::string text;
    for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        const std::size_t close = rest.find('}', open);
        const std::string_view name = rest.substr(open + 1, close - open - 1);
        text += rest.substr(0, open);
        [[maybe_unused]] bool known = false;
        for (const auto &[key, value] : values) {
            if (key == name) {
                text += value;
                known = true;
            }
        }
        assert(known);
        rest.remove_prefix(close + 1);
    }
    return text += rest;
}

} // namespace kagetsu::cli
