// SPDX-License-Identifier: MIT
#include "tournament/swiss/entryplan.h"

#include "tournament/model/find.h"
#include "tournament/score/losses.h"
#include "tournament/score/proposals.h"
#include "tournament/swiss/swissround.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using Kind = EntryPlan::Kind;

// Returns what is fixed or known of one entry alone.
EntryPlan ownPlan(const Section &section, const Entry &entry)
{
    const int next = nextRoundOf(section);
    if (entry.leftRound)
        return { Kind::Withdrawn, *entry.leftRound };
    const Lock *lock = lockOf(section, entry.id);
    if (lock && lock->b)
        return { Kind::Pair, next, {}, lock->a == entry.id ? *lock->b : lock->a };
    if (lock && lock->bye)
        return { Kind::Bye, next, *lock->bye };
    if (sitsOut(section, entry.id))
        return { Kind::SitsOut, next };
    return {};
}

} // namespace

std::map<EntryId, EntryPlan> entryPlans(const Section &section)
{
    const std::set<EntryId> out = outOf(section, nextRoundOf(section));
    const std::vector<EntryId> away = proposedWithdrawals(section);
    std::map<EntryId, EntryPlan> plans;
    for (const Entry &entry : section.entries) {
        EntryPlan plan = ownPlan(section, entry);
        if (plan.kind == Kind::Paired && out.contains(entry.id))
            plan.kind = Kind::Out;
        else if (plan.kind == Kind::Paired && std::ranges::count(away, entry.id) > 0)
            plan.kind = Kind::StaysAway;
        else if (plan.kind == Kind::Paired && entry.joinedRound > 1)
            plan = { Kind::Late, entry.joinedRound };
        plans[entry.id] = plan;
    }
    return plans;
}

std::vector<EntryId> freeOpponents(const Section &section, EntryId entry)
{
    const Lock *own = lockOf(section, entry);
    std::vector<EntryId> free;
    for (const Entry &other : section.entries) {
        const Lock *lock = lockOf(section, other.id);
        if (other.id != entry && (!lock || lock == own) && takesPart(other, nextRoundOf(section)))
            free.push_back(other.id);
    }
    return free;
}

bool canBePlanned(const Section &section, const Entry &entry)
{
    return section.settings.format == Format::Swiss && !entry.leftRound && !findRound(section, nextRoundOf(section));
}

std::vector<Action> withdrawnOrBack(const Section &section, const Entry &entry)
{
    if (entry.leftRound)
        return { ComeBack { section.id, entry.id } };
    return { Withdraw { section.id, entry.id, nextRoundOf(section) } };
}

std::vector<Action> satOutOrBack(const Section &section, EntryId entry)
{
    const int next = nextRoundOf(section);
    if (sitsOut(section, entry))
        return { RemoveLocks { section.id, next, entry } };
    return { AddLock { section.id, { next, entry, std::nullopt, false, std::nullopt } } };
}

std::vector<Action> planned(const Section &section, EntryId entry, const std::optional<Lock> &lock)
{
    std::vector<Action> step;
    if (lockOf(section, entry))
        step.push_back(RemoveLocks { section.id, nextRoundOf(section), entry });
    if (lock)
        step.push_back(AddLock { section.id, *lock });
    return step;
}

} // namespace kagetsu::tournament
