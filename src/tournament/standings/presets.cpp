// SPDX-License-Identifier: MIT
#include "tournament/standings/presets.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kagetsu::tournament {

namespace {

using Then = CriteriaPreset::Then;

constexpr CriteriaPreset Presets[] {
    { "cn-national-2025", "SOS DE T1 T2 TIME", false, Then::Shared },
    { "cn-club-swiss", "SOS SB DE SOSOS SOSB SBS", false, Then::Shared },
    { "taiwan", "SOS SB DEC SOSOS SOSB SBS SBB", false, Then::Shared },
    { "renju-team-world", "MP SOS SB DE BRD1 BRD2 BRD3", true, Then::Shared },
    { "gomoku-team-world", "MP SB DE BRD1 BRD2 BRD3", true, Then::ExtraGames },
    { "gomoku-youth-world", "TRUNC", false, Then::ExtraGames },
    { "correspondence-world", "MP SB DE", true, Then::Shared },
    { "internet-cup", "DE SB WINS RAT-", false, Then::Shared },
    { "university", "DE", false, Then::ExtraGames },
    { "go-round-robin", "SB WARN", false, Then::Lot },
    { "fide-swiss", "BH-C1 BH FSB FDE WINS", false, Then::Shared },
    { "round-robin", "SB DE", false, Then::Shared },
};

} // namespace

std::span<const CriteriaPreset> criteriaPresets()
{
    return Presets;
}

const CriteriaPreset *findCriteriaPreset(std::string_view id)
{
    const auto found = std::find_if(
        std::begin(Presets), std::end(Presets), [id](const CriteriaPreset &preset) { return preset.id == id; });
    return found == std::end(Presets) ? nullptr : found;
}

std::vector<Criterion> criteriaOf(const CriteriaPreset &preset)
{
    TypedCriteria typed = typedCriteria(preset.codes);
    assert(typed.unknown.empty());
    return std::move(typed.criteria);
}

TypedCriteria typedCriteria(std::string_view text)
{
    constexpr std::string_view Separators = " ,\t\n";
    TypedCriteria typed;
    for (std::size_t at = text.find_first_not_of(Separators); at < text.size();
        at = text.find_first_not_of(Separators, at)) {
        const std::size_t end = std::min(text.find_first_of(Separators, at), text.size());
        std::string code(text.substr(at, end - at));
        for (char &letter : code)
            letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
        if (const std::optional<Criterion> criterion = criterionFromCode(code))
            typed.criteria.push_back(*criterion);
        else
            typed.unknown.push_back(code);
        at = end;
    }
    return typed;
}

std::string codesOf(std::span<const Criterion> criteria)
{
    std::string codes;
    for (const Criterion &criterion : criteria)
        codes += (codes.empty() ? "" : " ") + codeOf(criterion);
    return codes;
}

bool areUsual(std::span<const Criterion> criteria)
{
    constexpr Format All[] { Format::Swiss, Format::RoundRobin, Format::DoubleRoundRobin, Format::Elimination,
        Format::DoubleElimination };
    return std::ranges::any_of(
        All, [criteria](Format format) { return std::ranges::equal(usualCriteria(format), criteria); });
}

std::vector<Criterion> usualCriteria(Format format)
{
    if (isElimination(format))
        return {};
    // In a round robin everybody has the same opponents, so SOS would only punish those whose opponent did not come.
    return criteriaOf(*findCriteriaPreset(isRoundRobin(format) ? "round-robin" : "cn-club-swiss"));
}

} // namespace kagetsu::tournament
