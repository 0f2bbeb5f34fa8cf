// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <span>
#include <vector>

namespace kagetsu::tournament {

// A list of criteria from a regulation (tournament.md#presets). Points come before all of them.
struct CriteriaPreset
{
    // The means by which places are decided that the criteria leave equal.
    enum class Then : std::uint8_t { Shared, ExtraGames, Lot };

    std::string_view id; // such as "cn-national-2025"
    std::string_view codes; // such as "SOS DE T1"
    bool byGames = false; // points are counted by games
    Then then = Then::Shared;
};

// Return all presets, the preset with this id or nullptr, and the criteria of a preset.
std::span<const CriteriaPreset> criteriaPresets();
const CriteriaPreset *findCriteriaPreset(std::string_view id);
std::vector<Criterion> criteriaOf(const CriteriaPreset &preset);

// A list of criteria as somebody typed it.
struct TypedCriteria
{
    std::vector<Criterion> criteria;
    std::vector<std::string> unknown; // what is not a code
};
// Reads codes in capital or small letters, separated by blanks or commas.
TypedCriteria typedCriteria(std::string_view text);
// Returns the codes of criteria, separated by blanks.
std::string codesOf(std::span<const Criterion> criteria);

// True if these criteria are usual for some format, so that nobody need have chosen them.
bool areUsual(std::span<const Criterion> criteria);
// Returns the criteria of a new section as long as nobody chooses others. An elimination has none, because its places
// are those of its bracket.
std::vector<Criterion> usualCriteria(Format format);

} // namespace kagetsu::tournament
