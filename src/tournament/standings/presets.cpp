// SPDX-License-Identifier: MIT
#include "tournament/standings/presets.h"

#include <algorithm>
#include <cassert>

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
    std::vector<Criterion> criteria;
    for (std::string_view rest = preset.codes; !rest.empty();) {
        const std::string_view code = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(code.size() + 1, rest.size()));
        const std::optional<Criterion> criterion = criterionFromCode(code);
        assert(criterion);
        criteria.push_back(*criterion);
    }
    return criteria;
}

std::vector<Criterion> usualCriteria(Format format)
{
    if (isElimination(format))
        return {};
    // In a round robin everybody has the same opponents, so SOS would only punish those whose opponent did not come.
    return criteriaOf(*findCriteriaPreset(isRoundRobin(format) ? "round-robin" : "cn-club-swiss"));
}

} // namespace kagetsu::tournament
