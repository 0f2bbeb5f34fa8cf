// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kagetsu::cli {

// The languages `explain` speaks, by the codes of --lang.
enum class Language : std::uint8_t { English, Chinese, Japanese, Russian };

std::vector<std::string> languageCodes();
std::optional<Language> languageFromCode(std::string_view code);

// The sentences of forbidden-moves.md 6, each translated as a whole, and the clauses that say after a colon why three
// stones are no three. Where that section has no frame for a reason it asks for, there is one of the same make here.
enum class Frame : std::uint8_t {
    Allowed, // p
    Forbidden, // p, kinds
    KindOverline,
    KindDoubleFour,
    KindDoubleThree,
    Five, // p, stones
    FiveInLookAhead, // p, stones
    Overline, // p, n, stones
    TwoFours, // p, four1, points1, four2, points2
    Four, // stones, points
    StraightFour, // stones, points
    NoFourLong, // stones, e, n
    NoFourClosed, // stones
    TwoThrees, // p, three1, e1, three2, e2
    Three, // three, e
    NoThree, // three, reasons
    AlsoRefused, // three, reasons
    LooksDoubleThree, // e, three, reasons
    OnlyLeft, // three, p
    BecauseOverline, // e
    BecauseDoubleFour, // e
    BecauseDoubleThree, // e
    BecauseFive, // e
    BecauseFivePoints, // left, right
    BecauseFivePointsAtEdge, // f
    BecauseFivePointsAcross,
    BecauseNoRoom,
    BecauseClosed, // e, f
    BecauseEdge, // e
    BecauseEnd, // e, f, n
    RestsOnFivePoint,
    RestsOnCounting,
    BetweenKinds, // what stands between two kinds
    BetweenReasons,
    BetweenSentences,
};

using Values = std::initializer_list<std::pair<std::string_view, std::string>>;

// The frame in this language with its {names} replaced.
std::string say(Language language, Frame frame, Values values = {});

} // namespace kagetsu::cli
