// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <set>

namespace kagetsu::tournament {

// Who goes on from the sections of one stage to the next (tournament.md#qualification). Nobody is ever chosen or left
// out by a pairing number: places that are shared are told, and so are results that are missing.

// Entries of a section that share a place, and what depends on it.
struct SharedPlace
{
    int section = 0;
    int place = 0; // that they share among those who have not withdrawn, from 1
    std::vector<EntryId> entries; // by pairing number
    // How many of them go on. Fewer than all: somebody has to be left out; all: only their order matters, which says
    // where they stand in a bracket.
    int left = 0;

    bool leavesOut() const { return left < static_cast<int>(entries.size()); }
    friend bool operator==(const SharedPlace &, const SharedPlace &) = default;
};

// A match without a result that can change who goes on. Table 0: the round is not paired yet.
struct MissingResult
{
    int section = 0;
    int round = 0;
    int table = 0;

    friend bool operator==(const MissingResult &, const MissingResult &) = default;
};

struct Qualification
{
    // In the order in which they are entered; only those whose places are clear.
    std::vector<Qualifier> in;
    std::vector<SharedPlace> shared; // to be decided
    std::vector<MissingResult> missing;
    std::vector<Qualifier> withdrawn; // have a place, and do not go on: the next one does

    friend bool operator==(const Qualification &, const Qualification &) = default;
};

// The best of each of these sections, so many of each; sections that are not there have none. For a bracket the order
// matters, else only who is in.
Qualification qualificationOf(const Event &event, const std::vector<int> &sections, int ofEach, bool isForBracket);
// Those of an intake as they would be by the results of today.
Qualification qualificationOf(const Event &event, const Section &section);

// The action that enters them into a section; it is refused as long as places are shared.
Qualify entering(const Event &event, int section, const std::vector<int> &from, int ofEach);

// The actions that add a section and enter into it the best of others.
std::vector<Action> addedStage(
    const Event &event, const SectionSettings &settings, const std::vector<int> &from, int ofEach, bool despiteMissing);

// The sections beside this one (0: a new one) that have entries and from which nobody has gone on yet.
std::vector<int> sectionsBefore(const Event &event, int section);

// Whether today others would have gone on to this section, or in another order: results or decisions were changed
// since.
bool isIntakeStale(const Event &event, const Section &section);

// A place in the list of an intake, from 1, that another entry would have today; without it there would be nobody, or
// it depends on a place that is shared.
struct IntakeDifference
{
    int place = 0;
    std::optional<Qualifier> entered;
    std::optional<Qualifier> today;

    friend bool operator==(const IntakeDifference &, const IntakeDifference &) = default;
};
std::vector<IntakeDifference> intakeDifferences(const Event &event, const Section &section);

// All that a decision is about.
std::set<EntryId> entriesOf(const PlaceDecision &decision);
// The places of a section by its standings and by what was decided of them: best first, each with those who are still
// equal. Who has withdrawn has none.
std::vector<std::vector<EntryId>> decidedPlaces(const Section &section);

// The decisions that hold, as those whom they are about share a place.
std::vector<PlaceDecision> decisionsInForce(const Section &section);

// These entries by further criteria, after those of the section.
std::vector<std::vector<EntryId>> splitByCriteria(
    const Section &section, const std::vector<EntryId> &entries, const std::vector<Criterion> &criteria);
// The order that the lot of a seed gives them, by whatever order they are told.
std::vector<std::vector<EntryId>> splitByLot(std::vector<EntryId> entries, std::uint64_t seed);

} // namespace kagetsu::tournament
