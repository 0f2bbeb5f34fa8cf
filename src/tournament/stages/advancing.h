// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <set>

namespace kagetsu::tournament {

// Decides who advances from the sections of one stage to the next (tournament.md#qualification). A pairing number never
// decides who advances: shared places and missing results are reported instead.

// Entries of a section that share a place, and what depends on it.
struct SharedPlace
{
    int section = 0;
    int place = 0; // the shared place, from 1, among entries that have not withdrawn
    std::vector<EntryId> entries; // sorted by pairing number
    // The number of them that advance. If fewer than all, some must be left out; if all, only their order is open,
    // which decides their places in a bracket.
    int left = 0;

    bool leavesOut() const { return left < static_cast<int>(entries.size()); }
    friend bool operator==(const SharedPlace &, const SharedPlace &) = default;
};

// A match without a result that can change who advances. Table 0 means that the round is not paired yet.
struct MissingResult
{
    int section = 0;
    int round = 0;
    int table = 0;

    friend bool operator==(const MissingResult &, const MissingResult &) = default;
};

// The result of qualifying from several sections: who advances, and what must be decided first.
struct Qualification
{
    // These entries have clear places and are listed in the order in which they are entered.
    std::vector<Qualifier> in;
    std::vector<SharedPlace> shared; // must be decided first
    std::vector<MissingResult> missing;
    // Entries with a qualifying place that have withdrawn; the next one advances instead.
    std::vector<Qualifier> withdrawn;

    friend bool operator==(const Qualification &, const Qualification &) = default;
};

// Returns the best `ofEach` entries of each of these sections. Unknown sections have none. For a bracket the order
// matters, otherwise only who is in.
Qualification qualificationOf(const Event &event, const std::vector<int> &sections, int ofEach, bool isForBracket);
// Returns the qualification of a section's intake by today's results.
Qualification qualificationOf(const Event &event, const Section &section);

// Returns the action that enters them into a section. The action is refused as long as places are shared.
Qualify entering(const Event &event, int section, const std::vector<int> &from, int ofEach);

// Returns the actions that add a section and enter the best of others into it.
std::vector<Action> addedStage(
    const Event &event, const SectionSettings &settings, const std::vector<int> &from, int ofEach, bool despiteMissing);

// Returns the other sections that have entries and from which nobody has advanced yet. `section` is the one that they
// could advance to; 0 means a new one.
std::vector<int> sectionsBefore(const Event &event, int section);

// True if today other entries would have advanced to this section, or in another order, because results or decisions
// have changed since.
bool isIntakeStale(const Event &event, const Section &section);

// A place in the list of an intake, from 1, that another entry would have today. `today` is not set if nobody would
// have it, or if a shared place is undecided.
struct IntakeDifference
{
    int place = 0;
    std::optional<Qualifier> entered;
    std::optional<Qualifier> today;

    friend bool operator==(const IntakeDifference &, const IntakeDifference &) = default;
};
std::vector<IntakeDifference> intakeDifferences(const Event &event, const Section &section);

// Returns all entries that a decision is about.
std::set<EntryId> entriesOf(const PlaceDecision &decision);
// Returns the places of a section by its standings and the decisions about them: best first, each with the entries that
// are still equal. Withdrawn entries have no place.
std::vector<std::vector<EntryId>> decidedPlaces(const Section &section);

// Returns the decisions in force: those whose entries still share a place.
std::vector<PlaceDecision> decisionsInForce(const Section &section);

// Orders these entries by further criteria, applied after those of the section.
std::vector<std::vector<EntryId>> splitByCriteria(
    const Section &section, const std::vector<EntryId> &entries, const std::vector<Criterion> &criteria);
// Returns the order that the lot with this seed gives the entries, whatever order they are passed in.
std::vector<std::vector<EntryId>> splitByLot(std::vector<EntryId> entries, std::uint64_t seed);
// Returns the decision with the order that follows from it: further criteria, the games of a play-off and a lot with a
// seed order the entries by themselves. Any other decision keeps its order.
PlaceDecision withItsOrder(const Section &section, PlaceDecision decision);

} // namespace kagetsu::tournament
