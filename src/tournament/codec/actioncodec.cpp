// SPDX-License-Identifier: MIT
#include "tournament/codec/actioncodec.h"

#include "tournament/codec/rankingsformat.h"
#include "tournament/codec/roundformat.h"
#include "tournament/codec/sectionformat.h"

namespace kagetsu::tournament {

namespace {

constexpr auto Kinds = json::kindWords<Action>(json::kind<SetEventDetails>("set-event-details"),
    json::kind<AddSection>("add-section"), json::kind<ChangeSection>("change-section"),
    json::kind<RemoveSection>("remove-section"), json::kind<FinishSection>("finish-section"),
    json::kind<ReopenSection>("reopen-section"), json::kind<AddEntry>("add-entry"),
    json::kind<ChangeEntry>("change-entry"), json::kind<RemoveEntry>("remove-entry"), json::kind<Withdraw>("withdraw"),
    json::kind<ComeBack>("come-back"), json::kind<NumberEntries>("number-entries"), json::kind<SetLot>("set-lot"),
    json::kind<AddLock>("add-lock"), json::kind<RemoveLocks>("remove-locks"), json::kind<AddRound>("add-round"),
    json::kind<ChangeRound>("change-round"), json::kind<RemoveRound>("remove-round"),
    json::kind<PublishRound>("publish-round"), json::kind<UnpublishRound>("unpublish-round"),
    json::kind<StartClocks>("start-clocks"), json::kind<FinishRound>("finish-round"),
    json::kind<ReopenRound>("reopen-round"), json::kind<ReportGame>("report-game"), json::kind<AddGame>("add-game"),
    json::kind<RuleMatch>("rule-match"), json::kind<SetLineUp>("set-line-up"), json::kind<Adjust>("adjust"),
    json::kind<RemoveAdjustment>("remove-adjustment"), json::kind<DecidePlaces>("decide-places"),
    json::kind<Qualify>("qualify"), json::kind<SetRankings>("set-rankings"));

template <class Kind>
concept OfSection = requires(Kind action) { action.section; };
template <class Kind>
concept OfEntry = requires(Kind action) { action.entry; };
template <class Kind>
concept OfRound = requires(Kind action) { action.round = 1; };
template <class Kind>
concept OfTable = requires(Kind action) { action.table; };

// Describes what an action contains besides the numbers that say what it is about. An action that contains nothing more
// needs no overload.
template <class Io, class Any>
void describe(Io &, Any &)
{
    static_assert(sizeof(Any) <= 4 * sizeof(int), "this action has more to say");
}
template <class Io>
void describe(Io &io, SetEventDetails &action)
{
    io.member("details", action.details, EventDetailsFormat);
}
template <class Io>
void describe(Io &io, AddSection &action)
{
    io.member("settings", action.settings, SettingsFormat);
}
template <class Io>
void describe(Io &io, ChangeSection &action)
{
    io.member("settings", action.settings, SettingsFormat);
}
template <class Io>
void describe(Io &io, AddEntry &action)
{
    io.member("details", action.details, EntryDetailsFormat);
    io.unless(1, "joined_round", action.joinedRound, Signed);
}
template <class Io>
void describe(Io &io, ChangeEntry &action)
{
    io.member("details", action.details, EntryDetailsFormat);
}
template <class Io>
void describe(Io &io, Withdraw &action)
{
    io.member("from_round", action.fromRound, Signed);
}
template <class Io>
void describe(Io &io, NumberEntries &action)
{
    io.member("order", action.order, json::List { EntryFormat });
}
template <class Io>
void describe(Io &io, SetLot &action)
{
    io.maybe("lot", action.lot, Signed);
}
template <class Io>
void describe(Io &io, AddLock &action)
{
    io.member("lock", action.lock, LockFormat);
}
template <class Io>
void describe(Io &io, AddRound &action)
{
    io.member("round", action.round, RoundFormat);
    io.unless({}, "input", action.input, json::Text);
}
template <class Io>
void describe(Io &io, ChangeRound &action)
{
    io.member("matches", action.matches, json::List { MatchFormat });
    io.unless({}, "byes", action.byes, json::List { ByeFormat });
}
template <class Io>
void describe(Io &io, PublishRound &action)
{
    io.unless(false, "despite_corrections", action.despiteCorrections, json::Flag);
}
template <class Io>
void describe(Io &io, UnpublishRound &action)
{
    io.unless(false, "loses_results", action.losesResults, json::Flag);
}
template <class Io>
void describe(Io &io, StartClocks &action)
{
    io.member("at_ms", action.at, Time);
}
template <class Io>
void describe(Io &io, ReportGame &action)
{
    io.member("game", action.game, Signed);
    io.maybe("report", action.report, GameReportFormat);
    io.unless({}, "reason", action.reason, ReasonFormat);
}
template <class Io>
void describe(Io &io, AddGame &action)
{
    io.unless(Party::A, "opener", action.opener, PartyWords);
}
template <class Io>
void describe(Io &io, RuleMatch &action)
{
    io.maybe("halves", action.points, perParty(HalvesFormat));
    io.unless({}, "reason", action.reason, ReasonFormat);
}
template <class Io>
void describe(Io &io, SetLineUp &action)
{
    io.member("party", action.party, PartyWords);
    io.member("members", action.members, json::List { Signed });
}
template <class Io>
void describe(Io &io, Adjust &action)
{
    io.member("adjustment", action.adjustment, AdjustmentFormat);
}
template <class Io>
void describe(Io &io, SetRankings &action)
{
    io.member("rankings", action.rankings, RankingsFormat);
}
template <class Io>
void describe(Io &io, RemoveAdjustment &action)
{
    io.member("index", action.index, Signed);
}
template <class Io>
void describe(Io &io, DecidePlaces &action)
{
    io.member("decision", action.decision, PlaceDecisionFormat);
}
template <class Io>
void describe(Io &io, Qualify &action)
{
    io.member("from", action.from, json::List { Signed });
    io.member("of_each", action.ofEach, Signed);
    io.member("qualifiers", action.qualifiers, json::List { QualifierFormat });
    io.unless(false, "despite_missing", action.despiteMissing, json::Flag);
}

// Numbers are not checked here; apply() refuses references to things that do not exist.
template <class Io, class Kind>
void describeWhole(Io &io, Kind &action)
{
    if constexpr (OfSection<Kind>)
        io.member("section", action.section, Signed);
    if constexpr (OfEntry<Kind>)
        io.member("entry", action.entry, EntryFormat);
    if constexpr (OfRound<Kind>)
        io.member("round", action.round, Signed);
    if constexpr (OfTable<Kind>)
        io.member("table", action.table, Signed);
    describe(io, action);
}

constexpr json::Object ActionFormat { [](auto &io, Action &action) {
    if (io.kind("do", action, Kinds))
        std::visit([&io](auto &kind) { describeWhole(io, kind); }, action);
} };

} // namespace

void SeedFormat::read(const json::Node &node, std::uint64_t &seed) const
{
    seed = 0;
    if (node.is(node->is_number_unsigned()))
        seed = node->get<std::uint64_t>();
}

std::string textOf(const Action &action)
{
    Action written = action;
    return json::toText(ActionFormat.write(written));
}

Result<Action, json::DocumentFault> actionFrom(std::string_view text)
{
    const auto document = json::parse(text);
    if (!document)
        return Fault { document.fault() };
    json::Faults faults(1);
    Action action;
    ActionFormat.read(json::Node(*document, faults), action);
    if (faults.isFull())
        return Fault { faults.located(text).front() };
    return action;
}

std::string_view kindOf(const Action &action)
{
    return Kinds[action.index()];
}

} // namespace kagetsu::tournament
