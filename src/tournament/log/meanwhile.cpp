// SPDX-License-Identifier: MIT
#include "tournament/log/meanwhile.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

// Where in the event an action works. A member that is not set means all of them.
struct Subject
{
    std::optional<int> section {};
    std::optional<EntryId> entry {}; // only if it is about an entry
    bool isEntries = false; // an entry, or all of them
    std::optional<int> round {};
    std::optional<int> table {};
    std::optional<int> game {};
};

template <class T>
bool meet(const std::optional<T> &one, const std::optional<T> &other)
{
    return !one || !other || *one == *other;
}

bool meet(const Subject &one, const Subject &other)
{
    if (!meet(one.section, other.section))
        return false;
    // Entries and rounds are apart, except for what is about the whole section.
    const bool isOneWhole = !one.isEntries && !one.round;
    const bool isOtherWhole = !other.isEntries && !other.round;
    if (isOneWhole || isOtherWhole)
        return true;
    if (one.isEntries != other.isEntries)
        return false;
    return meet(one.entry, other.entry) && meet(one.round, other.round) && meet(one.table, other.table)
        && meet(one.game, other.game);
}

class SubjectOf
{
public:
    // The name, the place and the dates of the event are about nothing else; see shareSubject().
    Subject operator()(const SetEventDetails &) const { return {}; }
    Subject operator()(const AddSection &) const { return {}; }

    Subject operator()(const AddEntry &of) const { return entries(of.section, std::nullopt); }
    Subject operator()(const NumberEntries &of) const { return entries(of.section, std::nullopt); }
    Subject operator()(const Adjust &of) const { return entries(of.section, of.adjustment.entry); }
    Subject operator()(const RemoveAdjustment &of) const { return entries(of.section, std::nullopt); }
    // It takes from other sections.
    Subject operator()(const Qualify &) const { return {}; }
    // Those who are paired and those who take part belong together.
    Subject operator()(const AddRound &of) const { return { .section = of.section }; }
    // Lists of which an index is used, or which are replaced as a whole, and everything about the section.
    template <class Of>
        requires(!requires(const Of &of) { of.entry; } && !requires(const Of &of) { of.round; })
    Subject operator()(const Of &of) const
    {
        return { .section = of.section };
    }

    template <class Of>
        requires requires(const Of &of) { of.entry; }
    Subject operator()(const Of &of) const
    {
        return entries(of.section, of.entry);
    }

    Subject operator()(const ReportGame &of) const
    {
        return { .section = of.section, .round = of.round, .table = of.table, .game = of.game };
    }
    template <class Of>
        requires(requires(const Of &of) { of.round; } && !requires(const Of &of) { of.entry; })
    Subject operator()(const Of &of) const
    {
        if constexpr (requires { of.table; })
            return { .section = of.section, .round = of.round, .table = of.table };
        else
            return { .section = of.section, .round = of.round };
    }

private:
    static Subject entries(int section, const std::optional<EntryId> &entry)
    {
        return { .section = section, .entry = entry, .isEntries = true };
    }
};

template <class One>
bool isOnly(const Action &action)
{
    return std::holds_alternative<One>(action);
}

// Two entries that are added are two people; the rules of the event refuse a name that may not come twice.
bool areApart(const Action &one, const Action &other)
{
    if (isOnly<SetEventDetails>(one) || isOnly<SetEventDetails>(other))
        return one.index() != other.index();
    if (isOnly<SetRankings>(one) || isOnly<SetRankings>(other))
        return one.index() != other.index();
    return isOnly<AddEntry>(one) && isOnly<AddEntry>(other);
}

// Returns true if doing one after the other changes nothing.
bool saysTheSame(const Action &one, const Action &other)
{
    const auto *mine = std::get_if<ReportGame>(&one);
    const auto *theirs = std::get_if<ReportGame>(&other);
    return mine && theirs && mine->game == theirs->game && mine->report == theirs->report;
}

} // namespace

bool shareSubject(const Action &one, const Action &other)
{
    if (areApart(one, other))
        return false;
    return meet(std::visit(SubjectOf(), one), std::visit(SubjectOf(), other));
}

std::size_t rowsOf(std::span<const LogLine> lines)
{
    const auto undone = std::ranges::count_if(lines, [](const LogLine &line) { return line.undone.has_value(); });
    return lines.size() + static_cast<std::size_t>(undone);
}

std::optional<Meanwhile> inTheWay(
    std::span<const LogLine> before, std::span<const LogLine> now, std::span<const Action> step)
{
    for (std::size_t line = now.size(); line-- > 0;) {
        const bool isUndoneSince = line < before.size() && now[line].undone && !before[line].undone;
        const bool isNew = line >= before.size() && !now[line].undone;
        if (!isUndoneSince && !isNew)
            continue;
        const auto shares = [&](const Action &mine) { return shareSubject(mine, now[line].action); };
        if (std::ranges::none_of(step, shares))
            continue;
        return Meanwhile { line, isNew && step.size() == 1 && saysTheSame(step.front(), now[line].action) };
    }
    return {};
}

bool canStrike(const Log &log, std::size_t line)
{
    const std::vector<LogLine> &lines = log.lines();
    if (line >= lines.size() || lines[line].undone)
        return false;
    for (std::size_t later = line + 1; later < lines.size(); ++later) {
        if (!lines[later].undone && shareSubject(lines[line].action, lines[later].action))
            return false;
    }
    std::vector<LogLine> without = lines;
    without[line].undone = Stamp {};
    return fold(without).hasValue();
}

} // namespace kagetsu::tournament
