// SPDX-License-Identifier: MIT
#include "learn/puzzle/made.h"

#include "base/enumtable.h"
#include "rules/symmetry.h"

#include <iterator>

namespace kagetsu::puzzle {

namespace {

constexpr EnumTable<Theme, std::string_view> ThemeIds({
    { Theme::Fours, "fours" },
    { Theme::FoursAndThrees, "fours-and-threes" },
    { Theme::OnlyMove, "only-move" },
    { Theme::StopTheWin, "stop-the-win" },
    { Theme::ForbiddenPoint, "forbidden-point" },
});
static_assert(ThemeIds.Count == std::size(AllThemes));

std::string stonesOf(const rules::Position &position, rules::Side side)
{
    std::string text;
    position.stones(side).forEach([&text](rules::Point point) { text += toText(point); });
    return text;
}

} // namespace

std::string_view idOf(Theme theme)
{
    return ThemeIds[theme];
}

std::optional<Theme> themeFromId(std::string_view id)
{
    return ThemeIds.keyOf(id);
}

std::string identityOf(const MadePuzzle &puzzle)
{
    const rules::Position view = apply(standardTurning(puzzle.position), puzzle.position);
    return "made/" + std::string(rules::idOf(puzzle.rules.rule)) + '/' + std::to_string(view.size())
        + (puzzle.side == rules::Side::Black ? 'b' : 'w') + '/' + stonesOf(view, rules::Side::Black) + '/'
        + stonesOf(view, rules::Side::White);
}

} // namespace kagetsu::puzzle
